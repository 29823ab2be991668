/** Headings of the lists beside a plan, names of connection types and of the pin, by language. */
export type LegendTexts = Readonly<
  Record<'legend' | 'directory' | 'here' | 'more' | WayType, string>
>;

type WayType = 'elevator' | 'escalator' | 'stairs' | 'travelator' | 'ramp' | 'ladder' | 'unknown';

const ENGLISH: LegendTexts = {
  legend: 'Legend',
  directory: 'Directory',
  here: 'You are here',
  more: 'more',
  elevator: 'Lift',
  escalator: 'Escalator',
  stairs: 'Stairs',
  travelator: 'Moving walkway',
  ramp: 'Ramp',
  ladder: 'Ladder',
  unknown: 'Access to another floor',
};

const TEXTS: Readonly<Record<string, LegendTexts>> = {
  en: ENGLISH,
  fr: {
    legend: 'Légende',
    directory: 'Répertoire',
    here: 'Vous êtes ici',
    more: 'autres',
    elevator: 'Ascenseur',
    escalator: 'Escalier mécanique',
    stairs: 'Escalier',
    travelator: 'Trottoir roulant',
    ramp: 'Rampe',
    ladder: 'Échelle',
    unknown: 'Accès à un autre étage',
  },
  es: {
    legend: 'Leyenda',
    directory: 'Directorio',
    here: 'Usted está aquí',
    more: 'más',
    elevator: 'Ascensor',
    escalator: 'Escalera mecánica',
    stairs: 'Escaleras',
    travelator: 'Pasillo rodante',
    ramp: 'Rampa',
    ladder: 'Escalera de mano',
    unknown: 'Acceso a otra planta',
  },
  pt: {
    legend: 'Legenda',
    directory: 'Diretório',
    here: 'Está aqui',
    more: 'mais',
    elevator: 'Elevador',
    escalator: 'Escada rolante',
    stairs: 'Escadas',
    travelator: 'Tapete rolante',
    ramp: 'Rampa',
    ladder: 'Escada de mão',
    unknown: 'Acesso a outro piso',
  },
  ar: {
    legend: 'مفتاح الخريطة',
    directory: 'الدليل',
    here: 'أنت هنا',
    more: 'أخرى',
    elevator: 'مصعد',
    escalator: 'سلم متحرك',
    stairs: 'درج',
    travelator: 'ممشى متحرك',
    ramp: 'منحدر',
    ladder: 'سلم',
    unknown: 'ممر إلى طابق آخر',
  },
};

/** Returns the texts in a language such as `fr` or `fr-CA`, or in English if there are none. */
export function legendTexts(language: string | undefined): LegendTexts {
  const [base = ''] = (language ?? 'en').toLowerCase().split('-');
  return Object.hasOwn(TEXTS, base) ? TEXTS[base]! : ENGLISH;
}

/** Returns the name of a connection type. */
export function connectionName(texts: LegendTexts, type: string): string {
  return Object.hasOwn(texts, type) ? texts[type as WayType] : texts.unknown;
}
