import { FixCollector, type RawFix } from './fix-collector.ts';
import { fromHdop, METRES_PER_HDOP } from './read-fields.ts';

const DAY = 86_400_000;
/** Speed below which the course of a receiver is noise. */
const MIN_COURSE_KNOTS = 1;

/** What the sentences of one moment say together. */
type Epoch = {
  line: number;
  /** Milliseconds since midnight. */
  clock: number;
  longitude?: number;
  latitude?: number;
  altitude?: number | undefined;
  heading?: number | undefined;
  hdop?: number | undefined;
  /** Metres, from the error ellipse. */
  error?: number | undefined;
};

/** Reads NMEA 0183: positions of GGA and RMC, accuracy of GST, GSA and GGA. */
export function parseNmea(text: string): FixCollector {
  const firstDate = /\$..RMC(?:,[^,\r\n]*){8},(\d{6})/.exec(text)?.[1];
  const reader = new NmeaReader(midnightOf(firstDate));
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) reader.read(line, index + 1);
  return reader.finish();
}

class NmeaReader {
  readonly #collector = new FixCollector('Line');
  #epoch: Epoch | undefined;
  /** Midnight of the current day; `undefined` if no sentence has a date. */
  #midnight: number | undefined;
  #daysWithoutDate = 0;
  #lastClock: number | undefined;
  #hasHdop = false;

  /** With the first date of the recording, which often comes after its first positions. */
  constructor(firstMidnight: number | undefined) {
    this.#midnight = firstMidnight;
  }

  read(line: string, number: number): void {
    // Loggers put their own time or a tag block before the sentence.
    const start = line.indexOf('$');
    if (start === -1) {
      if (line.trim() !== '' && !line.includes('!'))
        this.#collector.skip(number, 'it has no NMEA sentence');
      return;
    }
    const [sentence = '', checksum] = line
      .slice(start + 1)
      .trim()
      .split('*', 2);
    if (checksum !== undefined && !this.#isIntact(sentence, checksum, number)) return;
    const [address = '', ...fields] = sentence.split(',');
    const type = address.slice(-3);
    if (type === 'GGA') this.#readGga(fields, number);
    if (type === 'RMC') this.#readRmc(fields, number);
    if (type === 'GSA') this.#readGsa(fields);
    if (type === 'GST') this.#readGst(fields, number);
  }

  finish(): FixCollector {
    this.#flush();
    if (this.#hasHdop) {
      this.#collector.note(`Accuracies were derived from HDOP: ${METRES_PER_HDOP} m per unit.`);
    }
    return this.#collector;
  }

  #isIntact(sentence: string, checksum: string, line: number): boolean {
    let sum = 0;
    for (let index = 0; index < sentence.length; index += 1) sum ^= sentence.charCodeAt(index);
    const expected = sum.toString(16).toUpperCase().padStart(2, '0');
    const found = checksum.trim().slice(0, 2).toUpperCase();
    if (found === expected) return true;
    this.#collector.skip(line, `expected the checksum ${expected}, found ${found || 'none'}`);
    return false;
  }

  #readGga(fields: readonly string[], line: number): void {
    const [time, lat, northSouth, lng, eastWest, quality, , hdop, altitude] = fields;
    if (quality === '0' || quality === '') {
      this.#collector.skip(line, 'the receiver had no fix');
      return;
    }
    const epoch = this.#epochAt(time, line);
    if (!epoch) return;
    Object.assign(epoch, readPlace([lat, northSouth, lng, eastWest]));
    epoch.hdop = numberOf(hdop) ?? epoch.hdop;
    epoch.altitude = numberOf(altitude);
  }

  #readRmc(fields: readonly string[], line: number): void {
    const [time, status, lat, northSouth, lng, eastWest, knots, course, date] = fields;
    const midnight = midnightOf(date);
    if (midnight !== undefined) this.#setDate(midnight, time);
    if (status !== 'A') {
      this.#collector.skip(line, 'the receiver had no fix');
      return;
    }
    const epoch = this.#epochAt(time, line);
    if (!epoch) return;
    Object.assign(epoch, readPlace([lat, northSouth, lng, eastWest]));
    if ((numberOf(knots) ?? 0) >= MIN_COURSE_KNOTS) epoch.heading = numberOf(course);
  }

  /** GSA has no time, so it belongs to the sentences before it. */
  #readGsa(fields: readonly string[]): void {
    // NMEA 4.11 adds a field at the end, so HDOP is counted from the start.
    const hdop = numberOf(fields[15]);
    if (this.#epoch && hdop !== undefined) this.#epoch.hdop = hdop;
  }

  #readGst(fields: readonly string[], line: number): void {
    const [time, , , , , lat, lng] = fields;
    const epoch = this.#epochAt(time, line);
    const [north, east] = [numberOf(lat), numberOf(lng)];
    if (epoch && north !== undefined && east !== undefined) epoch.error = Math.hypot(north, east);
  }

  #epochAt(time: string | undefined, line: number): Epoch | undefined {
    const clock = clockOf(time);
    if (clock === undefined) {
      this.#collector.skip(
        line,
        `expected a time such as 123519.00, found "${(time ?? '').slice(0, 20)}"`,
      );
      return undefined;
    }
    if (this.#epoch?.clock !== clock) {
      this.#flush();
      this.#epoch = { line, clock };
    }
    return this.#epoch;
  }

  /** The date belongs to its own sentence, which can be the second one of a moment. */
  #setDate(midnight: number, time: string | undefined): void {
    if (this.#epoch && this.#epoch.clock !== clockOf(time)) this.#flush();
    this.#midnight = midnight;
    this.#daysWithoutDate = 0;
    this.#lastClock = undefined;
  }

  #flush(): void {
    const epoch = this.#epoch;
    this.#epoch = undefined;
    if (epoch?.longitude === undefined) return;
    const { line, clock, hdop, error, ...place } = epoch;
    // GGA has no date: half a day back means that midnight has passed.
    if (this.#lastClock !== undefined && clock < this.#lastClock - DAY / 2) {
      this.#daysWithoutDate += 1;
    }
    this.#lastClock = clock;
    if (error === undefined && hdop !== undefined) this.#hasHdop = true;
    const raw: RawFix = {
      ...place,
      longitude: place.longitude,
      latitude: place.latitude,
      accuracy: error ?? fromHdop(hdop),
      time: (this.#midnight ?? 0) + this.#daysWithoutDate * DAY + clock,
    };
    this.#collector.add(line, raw);
  }
}

function readPlace(
  fields: readonly (string | undefined)[],
): Pick<Epoch, 'longitude' | 'latitude'> | undefined {
  const [lat, northSouth, lng, eastWest] = fields;
  const latitude = degreesOf(lat, northSouth === 'S');
  const longitude = degreesOf(lng, eastWest === 'W');
  return latitude === undefined || longitude === undefined ? undefined : { longitude, latitude };
}

/** Degrees and minutes in one number: 4807.038 is 48° 7.038′. */
function degreesOf(text: string | undefined, isNegative: boolean): number | undefined {
  const match = /^(\d{1,3})(\d{2}(?:\.\d*)?)$/.exec(text ?? '');
  if (!match) return undefined;
  const degrees = Number(match[1]) + Number(match[2]) / 60;
  return isNegative ? -degrees : degrees;
}

function clockOf(text: string | undefined): number | undefined {
  const match = /^(\d{2})(\d{2})(\d{2}(?:\.\d+)?)$/.exec(text ?? '');
  if (!match) return undefined;
  const [, hours, minutes, seconds] = match.map(Number) as [number, number, number, number];
  return Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000);
}

/** Dates have two digits for the year. GPS began in 1980. */
function midnightOf(text: string | undefined): number | undefined {
  const match = /^(\d{2})(\d{2})(\d{2})$/.exec(text ?? '');
  if (!match) return undefined;
  const [, day, month, year] = match.map(Number) as [number, number, number, number];
  return Date.UTC(year >= 80 ? 1900 + year : 2000 + year, month - 1, day);
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined || !/^-?\d+(?:\.\d*)?$/.test(text) ? undefined : Number(text);
}
