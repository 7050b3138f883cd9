import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { plainFont } from './woff.js';

const require = createRequire(import.meta.url);
const fontOf = (weight: string): Buffer =>
  plainFont(readFileSync(require.resolve(`inter-ui/Inter (web)/Inter-${weight}.woff`)));
const fonts = { regular: fontOf('Regular'), bold: fontOf('SemiBold') };

/** Points. */
export const VASEN = 54;
export const OIKEA = 549;
export const LEVEYS = OIKEA - VASEN;
const SMALLEST = 5;

export const varit = {
  teksti: '#101a1d',
  vaalea: '#566064',
  viiva: '#c9cfd1',
  ohut: '#dfe3e4',
  pohja: '#edf1f2',
} as const;

interface Tyyli {
  koko?: number;
  lihava?: boolean;
  vari?: string;
  /** Where it must fit, else it wraps or, of a figure, becomes smaller. */
  leveys?: number;
  oikealle?: boolean;
}

/** Sheets of A4 with the product's font, on which text and lines are put at their places. */
export class Arkki {
  private readonly doc: PDFKit.PDFDocument;
  private readonly done: Promise<Buffer>;

  constructor(info: { title: string; author: string; day: Date }) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'fi-FI',
      displayTitle: true,
      info: { Title: info.title, Author: info.author, Creator: 'Keikka', CreationDate: info.day },
    });
    this.doc.registerFont('regular', fonts.regular);
    this.doc.registerFont('bold', fonts.bold);
    const chunks: Buffer[] = [];
    this.done = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => {
        resolve(Buffer.concat(chunks));
      });
      this.doc.on('error', reject);
    });
  }

  /** Text from `x` on, or up to it; answers where its lines end. */
  teksti(text: string, x: number, y: number, tyyli: Tyyli = {}): number {
    const { oikealle, leveys = OIKEA - x } = tyyli;
    if (!text) return y;
    if (oikealle) {
      this.kirjaimet(tyyli, this.mahtuva(text, tyyli));
      const from = x - this.doc.widthOfString(text, { features: ['tnum'] });
      this.doc.text(text, from, y, { lineBreak: false, features: ['tnum'] });
      return y + this.doc.currentLineHeight(true);
    }
    this.kirjaimet(tyyli);
    this.doc.text(text, x, y, { width: leveys, lineGap: 1 });
    return y + this.doc.heightOfString(text, { width: leveys, lineGap: 1 });
  }

  korkeus(text: string, leveys: number, tyyli: Tyyli = {}): number {
    if (!text) return 0;
    this.kirjaimet(tyyli);
    return this.doc.heightOfString(text, { width: leveys, lineGap: 1 });
  }

  leveys(text: string, tyyli: Tyyli = {}): number {
    this.kirjaimet(tyyli);
    return this.doc.widthOfString(text, { features: ['tnum'] });
  }

  viiva(x1: number, y1: number, x2: number, y2: number, vari: string = varit.ohut, paksuus = 0.6): void {
    this.doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(paksuus).strokeColor(vari).stroke();
  }

  /** A filled rectangle; with rounded corners where it is a ground for text. */
  pinta(x: number, y: number, leveys: number, korkeus: number, vari: string, pyoristys = 0): void {
    if (pyoristys > 0) this.doc.roundedRect(x, y, leveys, korkeus, pyoristys).fill(vari);
    else this.doc.rect(x, y, leveys, korkeus).fill(vari);
  }

  kehys(x: number, y: number, leveys: number, korkeus: number): void {
    this.doc.rect(x, y, leveys, korkeus).lineWidth(0.8).strokeColor(varit.teksti).stroke();
  }

  uusiSivu(): void {
    this.doc.addPage();
  }

  /** Puts on each page what is known only once all are there. */
  sivuittain(piirra: (sivu: number, sivuja: number) => void): void {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      piirra(page + 1, count);
    }
  }

  async valmis(): Promise<Buffer> {
    this.doc.end();
    return this.done;
  }

  private kirjaimet({ koko = 9, lihava, vari = varit.teksti }: Tyyli, size = koko): void {
    this.doc
      .font(lihava ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(vari);
  }

  /** The size at which a figure fits its column. */
  private mahtuva(text: string, { koko = 9, leveys, ...rest }: Tyyli): number {
    if (leveys === undefined) return koko;
    const width = this.leveys(text, { ...rest, koko });
    return width <= leveys ? koko : Math.max(SMALLEST, (koko * leveys) / width);
  }
}
