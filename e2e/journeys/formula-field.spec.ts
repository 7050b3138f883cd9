import { expect, test, type Locator, type Page } from '@playwright/test';
import { signIn } from '../src/board-page.js';

/** The field of a product's quantity, as an invoicer meets it. */
class KaavaField {
  readonly form: Locator;
  readonly input: Locator;

  constructor(readonly page: Page) {
    this.form = page.getByRole('dialog');
    this.input = this.form.getByRole('textbox', { name: 'Määrän kaava' });
  }

  /** The source with the caret in it as `|`. */
  written(): Promise<string> {
    return this.input.evaluate(({ value, selectionStart: caret }: HTMLTextAreaElement) =>
      [value.slice(0, caret), value.slice(caret)].join('|'),
    );
  }

  /** Writes by keys in the place of everything, then takes the caret so many characters back. */
  async write(source: string, back = 0): Promise<void> {
    await this.input.press('Control+a');
    await this.page.keyboard.type(source);
    for (let step = 0; step < back; step += 1) await this.page.keyboard.press('ArrowLeft');
  }

  async says(text: string): Promise<void> {
    await expect(this.form.getByText(text, { exact: true })).toBeVisible();
  }

  async cure(title: string): Promise<void> {
    await this.form.getByRole('button', { name: title, exact: true }).click();
    await expect(this.input).toBeFocused();
  }
}

test('a formula is written with the list of names, told what is wrong, cured, saved and found again [G-186] [G-188] [G-189] [G-190] [G-195]', async ({
  page,
}) => {
  const nimike = `Kaavakoe ${Date.now()}`;
  await signIn(page, 'laskutus');
  await page.goto('/laskutus/tuotteet');
  await page.getByRole('button', { name: 'Uusi tuote' }).click();
  const kaava = new KaavaField(page);
  await kaava.form.getByRole('textbox', { name: 'Nimike', exact: true }).fill(nimike);

  await test.step('When a label is typed, its name is chosen by keys, also in the middle of a name', async () => {
    await kaava.input.click();
    await page.keyboard.type('{puomi');
    await expect(page.getByRole('option', { selected: true })).toContainText('vehiclePuomi');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toContainText('pumppuPuomi');
    // What is typed at once after the choice goes on behind the name; Ctrl+Z takes both back.
    await page.keyboard.press('Enter');
    await page.keyboard.type(' * 2');
    expect(await kaava.written()).toBe('{pumppuPuomi * 2|');
    await expect(async () => {
      await page.keyboard.press('Control+z');
      expect(await kaava.input.inputValue()).toBe('{puomi');
    }).toPass();
    await kaava.write('{pumppuLin * 2}', 8);
    await page.keyboard.type('K');
    await page.keyboard.press('Enter');
    await expect.poll(() => kaava.written()).toBe('{pumppuKestoH| * 2}');
  });

  await test.step('Then what is wrong is told in the words of the contract, with its cure', async () => {
    await kaava.write('{kaupunki == "Espoo}');
    await kaava.says('Virhe: Kaarisulkuja ei ole suljettu oikein.');
    await kaava.cure('Lisää "');
    await expect(kaava.input).toHaveValue('{kaupunki == "Espoo"}');
    await page.keyboard.press('Control+z');
    await expect(kaava.input).toHaveValue('{kaupunki == "Espoo}');
    await kaava.write('m3');
    await kaava.says('No matches between { and }');
    await kaava.write('{constructor}');
    await kaava.says('Disallowed keyword: constructor');
    await kaava.write('{kest * 2}');
    await kaava.says('Tuntematon nimi kest. Tarkoititko kesto?');
    await kaava.cure('kesto');
    await expect(kaava.input).toHaveValue('{kesto * 2}');
    await kaava.write('{max(m3; 1,5)}');
    await kaava.cure('1.5');
    await expect(kaava.input).toHaveValue('{max(m3; 1.5)}');
  });

  await test.step('And it cannot be saved: the writer is brought to it, in a low window too', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 1280, height: 420 });
    await kaava.write('{m3 $ 2}');
    await kaava.form.getByRole('button', { name: 'TALLENNA' }).click();
    await expect(kaava.input).toBeFocused();
    await expect(kaava.form.getByText('Merkkiä $ ei voi käyttää kaavassa.')).toBeInViewport({ ratio: 1 });
    if (size) await page.setViewportSize(size);
  });

  await test.step('Meanwhile a refund is pasted as one into the price, and the caret stays where it is typed', async () => {
    const hinta = kaava.form.getByRole('textbox', { name: 'Hinta' });
    await hinta.fill('11850');
    await hinta.press('Home');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.type('x.71');
    await expect(hinta).toHaveValue('118,7150');
    const kommentti = kaava.form.getByRole('textbox', { name: 'Kommentti' });
    await kommentti.fill('−5,50\u00a0€');
    await kommentti.press('Control+a');
    await kommentti.press('Control+x');
    await hinta.press('Control+a');
    await hinta.press('Control+v');
    await expect(hinta).toHaveValue('-5,50');
  });

  await test.step('When it is sound, it shows its value on a real order, is saved and is there again', async () => {
    await kaava.write('{keikkaId * 2}');
    await expect(kaava.form.getByTitle(/^\d+$/)).toBeVisible();
    await kaava.form.getByRole('button', { name: 'TALLENNA' }).click();
    await expect(page.getByText('Tallennus onnistui')).toBeVisible();
    await page.getByRole('row', { name: new RegExp(nimike) }).click();
    await expect(kaava.input).toHaveValue('{keikkaId * 2}');
  });

  await test.step('And what is too long is not taken', async () => {
    await kaava.input.fill('x'.repeat(3001));
    await expect(kaava.input).toHaveValue('x'.repeat(3000));
    await kaava.says('3000/3000');
  });

  await test.step('And the product is removed', async () => {
    await kaava.input.fill('{m3}');
    await kaava.form.getByRole('button', { name: 'Poista' }).click();
    await page.getByRole('button', { name: 'KYLLÄ, poista tuote' }).click();
    await expect(page.getByRole('row', { name: new RegExp(nimike) })).toHaveCount(0);
  });
});
