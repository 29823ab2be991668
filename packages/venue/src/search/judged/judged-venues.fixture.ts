/** A place of a judged venue: its name and its categories. */
export type JudgedPlace = readonly [name: string, ...categories: string[]];

export type JudgedVenueName = 'estacao' | 'office' | 'clinique' | 'centro' | 'matar' | 'mapped';

/**
 * The text that visitors of a venue type, and the names of which one has to be among the first
 * three hits.
 */
export type JudgedQuery = readonly [venue: JudgedVenueName, query: string, ...expected: string[]];

/** Small venues as their owners name places, each in one language. */
export const JUDGED_VENUES: Readonly<Record<JudgedVenueName, readonly JudgedPlace[]>> = {
  /** A railway station that calls its places by Portuguese names. */
  estacao: [
    ['Sanitários'],
    ['Fraldário'],
    ['Bilheteira'],
    ['Elevador norte'],
    ['Escadas rolantes'],
    ['Multibanco'],
    ['Parque de estacionamento'],
    ['Farmácia Central'],
    ['Saída Praça'],
    ['Balcão de informações'],
    ['Cafetaria do Cais'],
    ['Cacifos'],
    ['Sala de espera'],
    ['Paragem de autocarros'],
    ['Posto de primeiros socorros'],
    ['Livraria Almedina'],
  ],
  /** An office as a facility manager of North America exports it. */
  office: [
    ['Restroom 2-114'],
    ['All-gender washroom'],
    ['Conference Room Maple'],
    ['Conference Room Cedar'],
    ['Elevator Bank A'],
    ['Stairwell B'],
    ['Parking Garage'],
    ['Help Desk', 'IT services'],
    ['Mothers room'],
    ['Break Room'],
    ['Coffee Point'],
    ['First Aid Room'],
    ['Lobby'],
    ['Copy Center'],
    ['Main Entrance'],
    ['Drinking fountain'],
    ['Storage 2-118'],
  ],
  /** A clinic with French names. */
  clinique: [
    ['Toilettes'],
    ['Accueil'],
    ['Ascenseur B'],
    ['Escalier principal'],
    ['Distributeur de billets'],
    ['Pharmacie'],
    ['Stationnement visiteurs'],
    ['Sortie de secours'],
    ['Entrée principale'],
    ['Table à langer'],
    ['Salle de réunion 3'],
    ['Urgences'],
    ['Cafétéria'],
    ['Consigne'],
    ['Salle de prière'],
    ['Radiologie'],
  ],
  /** A shopping centre with Spanish names. */
  centro: [
    ['Aseos planta baja'],
    ['Cajero automático'],
    ['Aparcamiento'],
    ['Ascensor'],
    ['Escaleras mecánicas'],
    ['Punto de información'],
    ['Sala de lactancia'],
    ['Cambiador de bebés'],
    ['Farmacia Ruiz'],
    ['Cafetería Luz'],
    ['Restaurante El Patio'],
    ['Salida norte'],
    ['Taquillas'],
    ['Objetos perdidos'],
    ['Zapatería Paso'],
    ['Supermercado'],
  ],
  /** An airport with Arabic names. */
  matar: [
    ['دورات المياه'],
    ['المصعد'],
    ['السلالم المتحركة'],
    ['صراف آلي'],
    ['موقف السيارات'],
    ['صيدلية النور'],
    ['مكتب الاستعلامات'],
    ['مخرج ١'],
    ['المدخل الرئيسي'],
    ['مقهى البحر'],
    ['مصلى'],
    ['غرفة تغيير الحفاضات'],
    ['مطعم الواحة'],
    ['الأمتعة المفقودة'],
    ['محطة الحافلات'],
    ['مكتبة'],
  ],
  /** A mall from OpenStreetMap data, where unnamed objects have only a category. */
  mapped: [
    ['Toilets (women)', 'Toilets'],
    ['Niveau 0', 'Parking'],
    ['BNP', 'Atm'],
    ['Paul', 'Cafe'],
    ['Santé Plus', 'Pharmacy'],
    ['La Poste', 'Post office'],
    ['Zara', 'Clothes'],
    ['FNAC', 'Electronics'],
    ['Lindt', 'Chocolate'],
    ['Flunch', 'Restaurant'],
    ['Quick', 'Fast food'],
    ['Carrefour', 'Supermarket'],
    ['Optic 2000', 'Optician'],
    ['Tchip', 'Hairdresser'],
    ['Bench', 'Bench'],
    ['Relay', 'Newsagent'],
  ],
};
