import { serveApp } from '@brand/service-kit/testing';
import { openStore } from '../storage/open-store.ts';
import { createTestAssistant } from './assistant.fixture.ts';

// The service as a process that tests can kill. Its argument is the database file.
const store = openStore({ ASSISTANT_DB_FILE: process.argv[2] ?? ':memory:' }, '');
const { app } = createTestAssistant({ store });
const { url } = await serveApp(app);
process.send?.(url);
