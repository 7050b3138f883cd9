export interface TyomaaData {
  tyomaaId: number;
  tyomaaNimi: string;
  tyomaaNum: string;
  tyomaaOsoite1: string;
  tyomaaOsoite2: string;
  tyomaaOsoite3: string;
  tyomaaOsoite4: string;
  tyomaaAjoOhje: string;
  tyomaaMemo: string;
  laskuViite: string;
  tyomaaLat: number | null;
  tyomaaLng: number | null;
  tyomaaContactPersonId: number | null;
  yhteyshenkiloNimi: string;
  yhteyshenkiloPuhelin: string;
  yhteyshenkiloEmail: string;
}
