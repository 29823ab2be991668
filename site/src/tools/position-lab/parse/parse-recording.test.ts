import { seededRandom } from '@brand/geo';
import { describe, expect, test } from 'vitest';
import { MAX_FIXES, type Recording, RecordingError } from '../recording.ts';
import { decodeText } from './decode-text.ts';
import { parseRecording } from './parse-recording.ts';

const read = (text: string): Recording => parseRecording(text, { name: 'walk' });
const NOON = Date.UTC(2026, 2, 2, 12);

function gpx(content: string): string {
  return `<?xml version="1.0"?>\n<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">\n${content}\n</gpx>`;
}

/** An NMEA sentence with its checksum. */
function sentence(body: string): string {
  const sum = [...body].reduce((before, character) => before ^ character.charCodeAt(0), 0);
  return `$${body}*${sum.toString(16).toUpperCase().padStart(2, '0')}`;
}

function gga(time: string): string {
  return sentence(`GNGGA,${time},4807.038,N,01131.000,W,1,08,0.9,545.4,M,46.9,M,,`);
}

function rmc(time: string, date: string): string {
  return sentence(`GPRMC,${time},A,4807.038,N,01131.000,E,0.0,,${date},,`);
}

/** The times of a CSV file that has these. */
function timesOf(times: readonly number[]): number[] {
  const rows = times.map((time) => `${time},1,2`);
  return read(`timestamp,lat,lon\n${rows.join('\n')}`).fixes.map(({ time }) => time);
}

describe('the format', () => {
  test.each([
    ['<?xml version="1.0"?><gpx><trk><trkseg><trkpt lat="1" lon="2"/></trkseg></trk></gpx>', 'gpx'],
    ['$GPRMC,123519,A,4807.038,N,01131.000,E,022.4,084.4,230394,003.1,W*6A', 'nmea'],
    ['lat,lon\n1,2', 'csv'],
    ['{"type":"Point","coordinates":[2,1]}', 'geojson'],
    ['[{"latitude":1,"longitude":2}]', 'json'],
    ['{"latitude":1,"longitude":2}\n{"latitude":1,"longitude":2}', 'json'],
  ])('of %s is found by its content', (text, format) => {
    expect(read(text).format).toBe(format);
  });

  test('ignores a byte order mark, and reads UTF-16 of spreadsheets', () => {
    const utf16 = new Uint8Array(Buffer.from('\uFEFFlat\tlon\r\n1,5\t2,5\r\n', 'utf16le'));
    expect(read(decodeText(utf16)).fixes[0]).toMatchObject({ lngLat: [2.5, 1.5] });
    expect(read('\uFEFF[{"lat":1,"lng":2}]').fixes).toHaveLength(1);
  });

  test.each([
    ['', 'walk is empty. Choose a file with positions.'],
    ['PK\u0003\u0004', 'walk is a zip archive. Unpack it'],
    ['\u0000\u0001 FIT', 'walk is not a text file. Export the recording as GPX'],
    ['Dear reader', 'The file is not a recording: expected GPX, NMEA, CSV, GeoJSON or a JSON log'],
    ['<kml></kml>', 'Line 1: expected <gpx> as the first element, found <kml>.'],
    ['{"latitude":', 'The file is not valid JSON'],
    ['"text"', 'The file is not a recording'],
    ['[]', 'No position was found. The file has no entry with coordinates.'],
    ['<gpx></gpx>', 'No position was found. The file has no track, route or waypoint.'],
  ])('rejects %j with advice', (text, message) => {
    expect(() => read(text)).toThrow(RecordingError);
    expect(() => read(text)).toThrow(message);
  });
});

describe('GPX', () => {
  test('reads times, altitudes, HDOP and accuracies of loggers', () => {
    const { fixes, notes } = read(
      gpx(`<trk><trkseg>
        <trkpt lat="48.1" lon="11.5"><ele>519.2</ele><time>2026-03-02T12:00:00Z</time><hdop>1.2</hdop></trkpt>
        <trkpt lon='11.6' lat='48.2'><time>2026-03-02T13:00:01.500+01:00</time>
          <extensions><ogt:accuracy>7.5</ogt:accuracy><course>370</course></extensions></trkpt>
      </trkseg></trk>`),
    );
    expect(fixes).toEqual([
      { source: 4, lngLat: [11.5, 48.1], time: NOON, altitude: 519.2, accuracy: 6 },
      { source: 5, lngLat: [11.6, 48.2], time: NOON + 1500, accuracy: 7.5 },
    ]);
    expect(notes).toEqual(['Accuracies were derived from HDOP: 5 m per unit.']);
  });

  test('prefers tracks to routes and waypoints, and reads the floor of our own files', () => {
    const { fixes, notes } = read(
      gpx(
        '<wpt lat="1" lon="1"/><trk><trkseg><trkpt lat="2" lon="2"><cmt>floor f_a &amp; b, accuracy 5.2 m</cmt></trkpt></trkseg></trk>',
      ),
    );
    expect(fixes).toMatchObject([{ lngLat: [2, 2], floor: 'f_a & b', accuracy: 5.2 }]);
    expect(notes).toContain('Other positions were not used: waypoints.');
    expect(read(gpx('<rte><rtept lat="3" lon="3"/></rte>')).hasTimes).toBe(false);
  });

  test.each([
    [
      gpx('<trk><trkpt lat="1" lon="2"></trk>'),
      'Line 3: expected </trkpt>, opened in line 3, found </trk>.',
    ],
    [gpx('<trk><!-- '), 'Line 3: expected --> to end a comment'],
    ['<gpx><trk', 'Line 1: expected > to end a tag'],
    ['<gpx>\n<trk>', 'Line 2: expected </trk>, opened in line 2, found the end of the file.'],
    ['<gpx></gpx></gpx>', 'expected no closing tag, found </gpx>'],
    [gpx('<a>'.repeat(100)), 'expected up to 64 nested elements'],
    [
      '<!DOCTYPE gpx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><gpx>&b;</gpx>',
      'expected no document type with declarations',
    ],
  ])('rejects %#', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  test('skips points without valid coordinates and names their lines', () => {
    const { fixes, notes } = read(
      gpx(
        '<wpt lat="91" lon="2"/>\n<wpt lat="" lon="2"/>\n<wpt lat="0" lon="0"/>\n<wpt lat="1" lon="2"/>',
      ),
    );
    expect(fixes).toHaveLength(1);
    expect(notes.slice(1)).toEqual([
      'Line 3 was skipped: expected a latitude from -90 to 90, found 91.',
      'Line 4 was skipped: it has no longitude and latitude.',
      'Line 5 was skipped: the position is 0, 0, which receivers report before their first fix.',
    ]);
  });
});

describe('NMEA', () => {
  test('joins the sentences of a moment, with the date of RMC and the error of GST', () => {
    const { fixes } = read(
      [
        sentence('GNRMC,120000.00,A,4807.038,N,01131.000,W,002.4,084.4,020326,003.1,W'),
        gga('120000.00'),
        sentence('GNGST,120000.00,1.0,,,,3.0,4.0,6.0'),
        gga('120001.00'),
      ].join('\r\n'),
    );
    expect(fixes).toMatchObject([
      { source: 1, time: NOON, accuracy: 5, altitude: 545.4, headingDegrees: 84.4 },
      { source: 4, time: NOON + 1000, accuracy: 4.5 },
    ]);
    expect(fixes[0]!.lngLat[0]).toBeCloseTo(-11.516667, 6);
    expect(fixes[0]!.lngLat[1]).toBeCloseTo(48.1173, 6);
  });

  test('goes on to the next day at midnight, with and without a date', () => {
    const dated = read(
      [rmc('235959', '311299'), gga('000000'), rmc('000001', '010100')].join('\n'),
    );
    expect(dated.fixes.map(({ time }) => time - Date.UTC(1999, 11, 31, 23, 59, 59))).toEqual([
      0, 1000, 2000,
    ]);
    const bare = read([gga('235959'), gga('000000'), gga('000001')].join('\n'));
    expect(bare.fixes.map(({ time }) => time - bare.fixes[0]!.time)).toEqual([0, 1000, 2000]);
  });

  test('skips damaged lines and moments without a fix, and says why', () => {
    const { fixes, notes } = read(
      [
        '\\s:rx1,c:1700000000*05\\' + gga('120000'),
        gga('120001').replace('4807', '4907'),
        sentence('GPGGA,120002,,,,,0,00,,,M,,M,,'),
        'noise',
        '12:00:03 ' + gga('120003'),
      ].join('\n'),
    );
    expect(fixes.map(({ source }) => source)).toEqual([1, 5]);
    expect(notes.filter((note) => note.includes('skipped'))).toEqual([
      expect.stringMatching(/^Line 2 was skipped: expected the checksum \w\w, found \w\w\.$/),
      'Line 3 was skipped: the receiver had no fix.',
      'Line 4 was skipped: it has no NMEA sentence.',
    ]);
  });
});

describe('CSV', () => {
  test('finds columns by usual names, with units, quotes and decimal commas', () => {
    const { fixes, columns } = read(
      '"Time (UTC)";Latitude [deg];LONGITUDE;"Horizontal accuracy (m)";Floor\r\n2026-03-02 12:00:00;48,5;11,25;"3,5";2\r\n2026-03-02T12:00:01Z;48,6;11,26;;"EG, Nord"\r\n',
    );
    expect(fixes).toEqual([
      { source: 2, lngLat: [11.25, 48.5], time: NOON, accuracy: 3.5, floorLevel: 2 },
      { source: 3, lngLat: [11.26, 48.6], time: NOON + 1000, floor: 'EG, Nord' },
    ]);
    expect(columns?.mapping).toEqual({ latitude: 1, longitude: 2, time: 0, accuracy: 3, floor: 4 });
  });

  test('offers the columns when it finds no coordinates, and reads chosen ones', () => {
    const text = '0,48.5,11.5\n1,48.6,11.6';
    const { fixes, notes, columns } = read(text);
    expect(fixes).toEqual([]);
    expect(notes).toEqual(['No column for the latitude was found. Choose the columns below.']);
    expect(columns?.names).toEqual(['Column 1', 'Column 2', 'Column 3']);
    const chosen = parseRecording(text, {
      name: 'walk',
      mapping: { time: 0, latitude: 1, longitude: 2 },
    });
    expect(chosen.fixes.map(({ time }) => time)).toEqual([0, 1000]);
  });

  test.each([
    ['seconds since 1970', [1_772_452_800, 1_772_452_801]],
    ['milliseconds', [NOON, NOON + 1000]],
    ['microseconds', [NOON * 1000, (NOON + 1000) * 1000]],
    ['nanoseconds', [`${NOON}000000`, `${NOON + 1000}000000`]],
  ])('reads times in %s', (_, times) => {
    const { fixes } = read(`time,lat,lon\n${times.map((time) => `${time},1,2`).join('\n')}`);
    expect(fixes.map(({ time }) => time)).toEqual([NOON, NOON + 1000]);
  });

  test('reads times since the start in milliseconds or seconds, by their distance', () => {
    expect(timesOf([0, 500, 1000])).toEqual([0, 500, 1000]);
    expect(timesOf([0, 0.5, 1])).toEqual([0, 500, 1000]);
  });

  test('reverses a file that starts with its newest row', () => {
    const { fixes, notes } = read('time,lat,lon\n3000,3,1\n2000,2,1\n1000,1,1');
    expect(fixes.map(({ lngLat }) => lngLat[1])).toEqual([1, 2, 3]);
    expect(notes).toEqual(['The file starts with the newest position, so its order was reversed.']);
  });

  test('skips rows with a broken time or too few columns, and counts the rest', () => {
    const rows = Array.from({ length: 9 }, () => 'yesterday,1,2').join('\n');
    const { notes } = read(`time,lat,lon\n1000,1,2\n2000\n${rows}`);
    expect(notes[1]).toBe(
      'Line 4 was skipped: expected a time such as 2026-03-02T10:00:00Z or 1772445600000, found "yesterday".',
    );
    expect(notes.at(-1)).toBe('5 further entries were skipped.');
  });
});

describe('GeoJSON', () => {
  test('reads lines with times, and points with properties', () => {
    const line = {
      type: 'Feature',
      properties: { coordTimes: ['2026-03-02T12:00:00Z', NOON + 1000], accuracies: [3, 4] },
      geometry: {
        type: 'LineString',
        coordinates: [
          [11, 48, 500],
          [12, 49],
        ],
      },
    };
    const point = {
      type: 'Feature',
      properties: { timestamp: NOON + 2000, accuracy: 5, floorId: 'f_upper' },
      geometry: { type: 'Point', coordinates: [13, 50] },
    };
    const polygon = { type: 'Polygon', coordinates: [] };
    const { fixes, notes } = read(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [line, point, { type: 'Feature', geometry: polygon }],
      }),
    );
    expect(fixes).toEqual([
      { source: 1, lngLat: [11, 48], time: NOON, accuracy: 3, altitude: 500 },
      { source: 2, lngLat: [12, 49], time: NOON + 1000, accuracy: 4 },
      { source: 3, lngLat: [13, 50], time: NOON + 2000, accuracy: 5, floor: 'f_upper' },
    ]);
    expect(notes[0]).toContain('Geometries of the type "Polygon" were left out');
  });

  test('reads the times of several lines', () => {
    const { fixes } = read(
      JSON.stringify({
        type: 'Feature',
        properties: { coordinateProperties: { times: [[0], [1000]] } },
        geometry: { type: 'MultiLineString', coordinates: [[[1, 2]], [[3, 4]]] },
      }),
    );
    expect(fixes.map(({ time }) => time)).toEqual([0, 1000]);
  });
});

describe('a JSON log', () => {
  test('reads positions of browsers, our own reports and flat records alike', () => {
    const entries = [
      { coords: { latitude: 48, longitude: 11, accuracy: 9, heading: null }, timestamp: NOON },
      { lngLat: [11, 48], accuracy: 8, floorLevel: 2, timestamp: NOON + 1000 },
      { position: { lat: 48, lng: 11 }, time: '2026-03-02T12:00:02Z' },
    ];
    const expected = [
      { accuracy: 9, time: NOON },
      { accuracy: 8, floorLevel: 2, time: NOON + 1000 },
      { time: NOON + 2000 },
    ].map((fix, index) => ({ source: index + 1, lngLat: [11, 48], ...fix }));
    expect(read(JSON.stringify(entries)).fixes).toEqual(expected);
    expect(read(JSON.stringify({ positions: entries })).fixes).toEqual(expected);
    expect(read(entries.map((entry) => JSON.stringify(entry)).join('\n')).fixes).toEqual(expected);
  });

  test('skips errors of the device and a line that was cut off', () => {
    const { fixes, notes } = read(
      '{"coords":{"latitude":1,"longitude":2},"timestamp":1}\n{"code":3,"message":"Timeout expired"}\n{"coords":{"lat',
    );
    expect(fixes).toHaveLength(1);
    expect(notes.filter((note) => note.includes('skipped'))).toEqual([
      'Line 2 was skipped: the device reported "Timeout expired".',
      'Line 3 was skipped: expected JSON, found "{"coords":{"lat".',
    ]);
  });
});

describe('limits', () => {
  test('rejects a recording with too many positions and names the line', () => {
    const rows = Array.from({ length: MAX_FIXES + 1 }, (_, index) => `${index},1,2`);
    expect(() => read(`time,lat,lon\n${rows.join('\n')}`)).toThrow(
      `The recording is too long: expected up to ${MAX_FIXES} positions, found more at line ${MAX_FIXES + 2}.`,
    );
  });

  test.each(['<', '<a ', '"', '&amp;', '<!--', '$', '[', '{"a":', '\n', ',', '<a b="'])(
    'reads or rejects a megabyte of %j in less than two seconds',
    (part) => {
      const start = performance.now();
      for (const head of ['<gpx>', 'lat,lon\n1,2\n', '$GPGGA,']) {
        outcomeOf(head + part.repeat(1_000_000 / part.length));
      }
      expect(performance.now() - start).toBeLessThan(2000);
    },
  );

  test('reads or rejects files that are broken anywhere, and never accepts nonsense', () => {
    const random = seededRandom(5);
    const samples = [
      '<gpx><trk><trkseg><trkpt lat="1" lon="2"><time>2026-03-02T12:00:00Z</time></trkpt></trkseg></trk></gpx>',
      '$GPGGA,120000,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*4A\n',
      'time,lat,lon,accuracy\n1000,1,2,3\n2000,1,2,3',
      '{"type":"LineString","coordinates":[[1,2],[3,4]]}',
      '[{"coords":{"latitude":1,"longitude":2,"accuracy":3},"timestamp":1}]',
    ];
    const pieces = ['', '<', '"', '1e999', 'NaN', '-', ',', '}', '\u0000', 'null', '[[', '99999'];
    for (let round = 0; round < 2000; round += 1) {
      const text = samples[round % samples.length]!;
      const at = Math.floor(random() * text.length);
      const piece = pieces[Math.floor(random() * pieces.length)]!;
      const cut = Math.floor(random() * 6);
      expect(outcomeOf(text.slice(0, at) + piece + text.slice(at + cut))).not.toBe('nonsense');
    }
  });
});

function outcomeOf(text: string): 'read' | 'rejected' | 'nonsense' {
  try {
    const { fixes } = read(text);
    const isFine = fixes.every(
      ({ lngLat: [lng, lat], time, accuracy = 0 }) =>
        Math.abs(lng) <= 180 && Math.abs(lat) <= 90 && Number.isFinite(time) && accuracy >= 0,
    );
    return isFine ? 'read' : 'nonsense';
  } catch (error) {
    if (error instanceof RecordingError) return 'rejected';
    throw error;
  }
}
