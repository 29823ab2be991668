import { describe, expect, test } from 'vitest';
import { redactPersonalData } from './redact-personal-data.ts';

describe('redactPersonalData', () => {
  test.each([
    ['I am ann.lee+docs@mail.example.com, help', 'I am [e-mail], help'],
    ['call +44 (0)20 7946-0958 please', 'call [number] please'],
    ['card 4111 1111 1111 1111', 'card [number]'],
    ['api_key=abc12345 fails', 'api_key=[secret] fails'],
    ['Authorization: Bearer abcdefghij', 'Authorization: Bearer [secret]'],
    ['https://ann:hunter2@host.example/x', 'https://[secret]@host.example/x'],
    ['why is eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-_ refused', 'why is [secret] refused'],
    ['key sk-proj-AAAABBBBCCCCDDDD', 'key [secret]'],
    ['venue 0f8fad5b-d9cb-469f-a165-70867728950e', 'venue [secret]'],
    ['from 192.168.10.20', 'from [address]'],
  ])('redacts personal data in %j', (question, kept) => {
    expect(redactPersonalData(question)).toBe(kept);
  });

  test.each([
    'How do I add a marker in Web SDK 6.0.2?',
    'map.camera.focusOn with padding 40',
    'Why does createGroundOverlay3dFromPicture fail?',
    'The token is refused, what now',
    'Go from 43.6532, -79.3832 to floor 12',
    'react-native-sdk getting-started for version 5.0',
  ])('leaves %j unchanged', (question) => {
    expect(redactPersonalData(question)).toBe(question);
  });

  test('replaces characters that a database rejects, and cuts at 512', () => {
    expect(redactPersonalData('a\0b\n\u{D800}c')).toBe('a b \u{FFFD}c');
    expect(redactPersonalData('map '.repeat(500))).toHaveLength(512);
  });
});
