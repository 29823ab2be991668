import { SqliteDatabase } from './sqlite-database.ts';
import { addNote, NOTES } from './test-schema.fixture.ts';

// A process that adds a note. Its arguments are the file, the id and whether to leave the file
// open.
const [file = '', id = '', mode] = process.argv.slice(2);
const database = new SqliteDatabase(file, NOTES);
await database.write([addNote(id)]);
process.stdout.write('written\n');
if (mode !== 'stay-open') await database.close();
