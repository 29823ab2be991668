import type { PlaceRow } from '../../../src/dsl/place-row.ts';
import { type Pier, PIER_A, PIER_B } from '../edges.ts';
import { type Gate, gatesOf } from '../pier.ts';
import { text } from '../text.ts';

/** What one walks in a minute with hand luggage. */
const METRES_PER_MINUTE = 70;
/** From security through the duty-free shop to the middle of the rotunda. */
const ROTUNDA_METRES = 80;

function createGateRow(pier: Pier, { key, number, from, to }: Gate): PlaceRow {
  const { letter } = pier;
  const name = `${letter}${number}`;
  const minutes = Math.round((ROTUNDA_METRES + (from + to) / 2) / METRES_PER_MINUTE) + 1;
  const isAbroad = letter === 'B';
  return {
    kind: 'gate',
    key,
    name: text(`Gate ${name}`, `Porte ${name}`, `البوابة ${name}`),
    shortName: name,
    description: isAbroad
      ? text(
          `Pier B, behind passport control, ${minutes} minutes on foot from security.`,
          `Jetée B, après le contrôle des passeports, à ${minutes} minutes à pied du contrôle de sûreté.`,
          `الرصيف B، بعد مراقبة الجوازات، على بعد ${minutes} دقائق سيرًا من التفتيش الأمني.`,
        )
      : text(
          `Pier A, ${minutes} minutes on foot from security.`,
          `Jetée A, à ${minutes} minutes à pied du contrôle de sûreté.`,
          `الرصيف A، على بعد ${minutes} دقائق سيرًا من التفتيش الأمني.`,
        ),
    at: [key, `${key}-desk`],
    categories: ['gates'],
    hours: 'flight',
    images: ['assets/scenes/gate.svg'],
    tags: [name, 'boarding', 'embarquement', 'صعود', `pier ${letter}`],
    extra: { pier: letter, schengen: !isAbroad, minutesFromSecurity: minutes },
  };
}

export const GATES: readonly PlaceRow[] = [PIER_A, PIER_B].flatMap((pier) =>
  gatesOf(pier).map((gate) => createGateRow(pier, gate)),
);
