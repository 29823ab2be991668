import { openVenue, type Venue } from '@brand/venue';
import { createSearch, type SearchHit } from '@brand/venue/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBuiltVenue } from './built-venue.fixture.ts';

/** Language of the map, query, and name of the relevant place. */
type Judged = readonly [language: string, typed: string, meant: string];

const JUDGED: Readonly<Record<string, readonly Judged[]>> = {
  'harbour-mall': [
    ['en', 'cofee', 'Café Bússola'],
    ['en', 'toilet', 'Toilets'],
    ['en', 'where is the toilet', 'Toilets'],
    ['en', 'cafe bus', 'Café Bússola'],
    ['en', 'pizza', 'Fatia Funda'],
    ['en', 'farmcia', 'Farmácia Três Âncoras'],
    ['en', 'auditorium 3', 'Auditorium 3'],
    ['en', 'atm', 'Cash machine'],
    ['en', 'ice crem', 'Gelados Pérola'],
    ['en', 'resturants', 'Restaurants'],
    ['en', 'car wash', 'Garagem Brilho'],
    ['en', 'sardina', 'Sardinha & Sol'],
    ['en', 'wheelchair toilet', 'Accessible toilet'],
    ['en', 'parking pay', 'Parking payment'],
    ['pt', 'casa de banho', 'Casas de banho'],
    ['pt', 'oculos', 'Ótica Farol'],
    ['pt', 'parking payment', 'Pagamento do estacionamento'],
    ['pt', 'toilets', 'Casas de banho'],
    ['es', 'zapatos', 'Passo Largo'],
    ['es', 'peluqueria', 'Tesoura & Vento'],
    ['es', 'aseos', 'Aseos'],
    ['en', 'kids clothes', 'Marujinhos'],
    ['en', 'womens fashion', 'Linho & Lua'],
    ['en', 'shoes', 'Passo Largo'],
    ['en', 'bookstore', 'Maré de Papel'],
    ['en', 'dry cleaning', 'Nuvem Branca'],
    ['en', 'hairdresser', 'Tesoura & Vento'],
    ['en', 'glasses', 'Ótica Farol'],
    ['en', 'supermarket', 'Cesto Cheio'],
    ['en', 'cinema', 'Cinema Quatro Velas'],
    ['en', 'baby change', 'Baby room'],
    ['en', 'sunglases', 'Sol a Pique'],
    ['en', 'phone repair', 'Alô Cais'],
    ['en', 'gelado', 'Gelados Pérola'],
    ['pt', 'supermecado', 'Cesto Cheio'],
    ['es', 'farmacia', 'Farmácia Três Âncoras'],
    ['es', 'cajero', 'Cajero automático'],
  ],
  'northwind-airport': [
    ['en', 'a7', 'Gate A7'],
    ['en', 'gate a7', 'Gate A7'],
    ['en', 'A 7', 'Gate A7'],
    ['en', 'gate a1', 'Gate A1'],
    ['en', 'gtae b3', 'Gate B3'],
    ['en', 'checkin c', 'Check-in C'],
    ['en', 'pasport', 'Passport control'],
    ['en', 'duty free', 'Blue Hour Duty Free'],
    ['en', 'bus 3', 'Bus 3 to Saint-Audomar'],
    ['en', 'p1', 'Car park P1'],
    ['en', 'lost lugage', 'Lost luggage'],
    ['fr', 'porte a7', 'Porte A7'],
    ['fr', 'gate a7', 'Porte A7'],
    ['fr', 'douche', 'Douches'],
    ['fr', 'enregistrment d', 'Enregistrement D'],
    ['fr', 'l’abri a velos', 'Abri à vélos'],
    ['fr', 'où sont les toilettes', 'Toilettes'],
    ['fr', 'prayer room', 'Salle de prière'],
    ['ar', 'بوابة A7', 'البوابة A7'],
    ['ar', 'مقهي', 'مقهى المرسى'],
    ['ar', 'الأستعلامات', 'الاستعلامات'],
    ['ar', 'صلاة', 'المصلّى'],
    ['ar', 'bus 2', 'الحافلة 2 إلى بور غاليه'],
    ['en', 'currency exchange', 'Cape Exchange'],
    ['en', 'belt 2', 'Baggage belt 2'],
    ['en', 'smoking', 'Smoking area'],
    ['en', 'train', 'Rail station'],
    ['en', 'taxi', 'Taxis'],
    ['en', 'vip lounge', 'Aurora Lounge'],
    ['en', 'doctor', 'Medical centre'],
    ['en', 'arivals duty free', 'Blue Hour Arrivals'],
    ['en', 'gates', 'Gates'],
    ['en', 'rent a car', 'Car rental'],
    ['fr', 'distributeur', 'Distributeur de billets'],
    ['fr', 'bagages perdus', 'Bagages perdus'],
    ['ar', 'حمام', 'دورات المياه'],
    ['ar', 'تاكسي', 'موقف سيارات الأجرة'],
    ['ar', 'امتعه', 'الأمتعة'],
  ],
  'kestrel-house': [
    ['en', '2.14', 'Desk 2.14'],
    ['en', 'desk 1.20', 'Desk 1.20'],
    ['en', 'phone boot', 'Phone booth'],
    ['en', 'mooraine', 'Moraine'],
    ['en', 'printr', 'Printer'],
    ['en', 'parents room', 'Parents’ room'],
    ['en', 'helpdesk', 'Tech perch'],
    ['en', 'green room', 'Green room'],
    ['en', 'gym', 'Windhover gym'],
    ['en', 'bike store', 'Bicycle store'],
    ['en', 'board room', 'Boardroom'],
    ['en', 'it help', 'Tech perch'],
    ['en', 'mail', 'Post room'],
    ['en', 'showr', 'Showers'],
    ['en', 'terrace', 'Roof terrace'],
    ['en', 'hearing loop', 'Moraine'],
  ],
  'st-brigid-hospital': [
    ['en', 'xray', 'X-ray 1'],
    ['en', 'x-ray 2', 'X-ray 2'],
    ['en', '207', 'Room 207'],
    ['en', 'ward 2b', 'Ward 2B'],
    ['en', 'childrens clinic', 'Children’s clinic'],
    ['en', 'emergancy', 'Emergency'],
    ['en', 'pantry 2b', 'Pantry 2B'],
    ['en', 'heart', 'Cardiology'],
    ['fr', 'cardiolgie', 'Cardiologie'],
    ['fr', 'x-ray 1', 'Radiographie 1'],
    ['fr', 'l’accueil', 'Accueil'],
    ['fr', 'urgence', 'Urgences'],
    ['en', 'blood test', 'Blood tests'],
    ['en', 'icu', 'Intensive care'],
    ['en', 'gift shop', 'Boutique Marguerite'],
    ['en', 'operating theater 2', 'Operating theatre 2'],
    ['en', 'ultrsound', 'Ultrasound'],
    ['en', 'skin doctor', 'Dermatology'],
    ['fr', 'chambre 207', 'Chambre 207'],
    ['fr', 'irm', 'IRM'],
    ['fr', 'pharmacie', 'Pharmacie du Hall'],
    ['en', 'parking', 'Parking garage'],
  ],
  'alder-campus': [
    ['en', 'lh1', 'Lecture Hall 1'],
    ['en', 'libary', 'Alder Library'],
    ['en', '3d print', '3D Print Room'],
    ['en', 'e112', 'Prof. Sunniva Marsh'],
    ['en', 'prof achterburg', 'Prof. Imogen Achterberg'],
    ['en', 'deans office', "Dean's Office"],
    ['en', 'radio 88.1', 'Radio Alder 88.1'],
    ['en', 'coffee cart', 'Heron Coffee Cart'],
    ['en', 'great hall', 'Great Hall'],
    ['en', 'boulderng', 'Climbing Room'],
    ['en', 'basketball', 'Sports Hall'],
    ['en', 'chess', 'Rook & Pine Chess Club'],
    ['en', 'bike repair', 'Spoke & Solder'],
    ['en', 'bathroom', 'Toilets'],
    ['en', 'resarch help', 'Ask Desk'],
    ['en', 'amphitheater', 'Amphitheatre'],
    ['en', 'lecture hall 2', 'Lecture Hall 2'],
    ['en', 'bus stop', 'Lakeside Campus Bus Stop'],
    ['en', 'counseling', 'Counselling'],
    ['en', 'lost and found', 'Commons Desk'],
  ],
};

/** Queries whose relevant place is not first. A change to this list is a change to search. */
const MISSED: readonly string[] = [
  'harbour-mall en kids clothes: at 2',
  'harbour-mall en shoes: at 1',
  'harbour-mall en bookstore: at 1',
  'harbour-mall en dry cleaning: not found',
  'northwind-airport en train: at 1',
  'northwind-airport en rent a car: not found',
];

const SLUGS = Object.keys(JUDGED);

function names(hits: readonly SearchHit[]): string[] {
  return hits.map(({ element }) => element.name);
}

describe('search in the demo venues', () => {
  const venues = new Map<string, Venue>();
  beforeAll(async () => {
    for (const slug of SLUGS) venues.set(slug, await openVenue(await readBuiltVenue(slug)));
  });

  const venueOf = (slug: string): Venue => venues.get(slug)!;

  it('ranks the relevant place first, except for listed misses', () => {
    const search = new Map(SLUGS.map((slug) => [slug, createSearch(venueOf(slug))]));
    const judged = SLUGS.flatMap((slug) => (JUDGED[slug] ?? []).map((row) => ({ slug, row })));
    const missed = judged.flatMap(({ slug, row: [language, typed, meant] }) => {
      venueOf(slug).setLanguage(language);
      const at = names(search.get(slug)?.query(typed) ?? []).indexOf(meant);
      return at === 0 ? [] : [`${slug} ${language} ${typed}: ${at < 0 ? 'not found' : `at ${at}`}`];
    });
    expect(missed).toEqual(MISSED);
  });

  it.each(SLUGS)('finds every place of %s by its name, in every language', (slug) => {
    const venue = venueOf(slug);
    const search = createSearch(venue);
    for (const { code } of venue.languages) {
      venue.setLanguage(code);
      for (const { name } of venue.locations.filter(({ isHidden }) => !isHidden)) {
        expect(names(search.query(name)).slice(0, 3), `${code} ${name}`).toContain(name);
      }
    }
  });

  it.each(SLUGS)('returns valid, ordered match ranges in the texts of %s', (slug) => {
    const venue = venueOf(slug);
    venue.setLanguage(venue.languages[0]?.code ?? 'en');
    const search = createSearch(venue);
    for (const typed of ['a', 'ca', 'room', 'coffee', 'de la']) {
      for (const { matches } of search.query(typed, { limit: Infinity })) {
        for (const { text, ranges } of matches) {
          let end = 0;
          for (const [from, to] of ranges) {
            expect(from).toBeGreaterThanOrEqual(end);
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(text.length);
            end = to;
          }
        }
      }
    }
  });
});
