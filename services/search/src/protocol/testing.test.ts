import { expect, it } from 'vitest';
import { startTestService } from './testing.ts';

it('leaves the globals of the process, which test files share, as they are', async () => {
  const { Request, Response } = globalThis;
  const service = await startTestService();
  expect(globalThis.Request).toBe(Request);
  expect(globalThis.Response).toBe(Response);
  await service.close();
});
