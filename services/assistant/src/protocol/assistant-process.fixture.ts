import { serveApp } from '@brand/service-kit/testing';
import { SqliteStore } from '../storage/sqlite-store.ts';
import { createTestAssistant } from './assistant.fixture.ts';

// The service as a process that tests can kill. Its argument is the database file.
const { app } = createTestAssistant({ store: new SqliteStore(process.argv[2] ?? ':memory:') });
const { url } = await serveApp(app);
process.send?.(url);
