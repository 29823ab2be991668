import type { KnownSection, PageRecord } from '@brand/wire/assistant';
import { describe, expect, test } from 'vitest';
import { collectPageQuestions } from './page-questions.ts';

function section(heading: string, asked?: readonly string[]): KnownSection {
  return { heading, level: 2, anchor: heading, blocks: [], ...(asked && { asked }) };
}

function page(title: string, sections: readonly KnownSection[]): PageRecord {
  const known = { path: '/p', url: '', description: 'For the iOS SDK, too.', sdk: 'web-sdk' };
  return { ...known, title, isLatest: true, tag: '', sections };
}

function questions(sections: readonly KnownSection[], title = 'Markers (Web SDK)') {
  return collectPageQuestions([page(title, sections)])['/p'];
}

describe('collectPageQuestions', () => {
  test('asks for tasks in headings, and takes questions of readers elsewhere', () => {
    expect(
      questions([
        section('Add a marker', ['how do i drop a pin']),
        section('Marker rank', ['overlapping pins', 'which pins are drawn first']),
      ]),
    ).toEqual(['How do I add a marker?', 'Which pins are drawn first?']);
  });

  test.each(['Compare', 'Configure', 'Fix', 'Handle', 'Migrate', 'Route', 'Set'])(
    'asks for a task that begins with "%s"',
    (verb) => {
      const headings = [section('Add a marker'), section(`${verb} a second one`)];
      expect(questions(headings)?.[1]).toBe(`How do I ${verb.toLowerCase()} a second one?`);
    },
  );

  test('writes names and the first person as the docs do', () => {
    const asked = ['can i use the ios sdk too'];
    expect(questions([section('A', asked), section('Show a map')])?.[0]).toBe(
      'Can I use the iOS SDK too?',
    );
  });

  test('leaves out headings that need their page, keywords and long phrases', () => {
    const asked = ['pins', 'how do i', 'is it safe, xss', `how do i ${'x'.repeat(80)}`];
    expect(
      questions([section('Move it yourself'), section('Read `rank`'), section('A', asked)]),
    ).toBeUndefined();
  });

  test('fills up with what many pages have, for four questions at most', () => {
    const common = [section('Options'), section('Troubleshooting')];
    expect(questions(common)).toEqual([
      'Which options are there for markers?',
      'What can go wrong with markers?',
    ]);
    const own = ['Add', 'Move', 'Remove', 'Hide'].map((verb) => section(`${verb} a marker`));
    expect(questions([...common, ...own])).toEqual([
      'How do I add a marker?',
      'How do I move a marker?',
      'How do I remove a marker?',
      'How do I hide a marker?',
    ]);
  });

  test.each([
    ['SwiftUI (iOS SDK)', 'SwiftUI'],
    ['3D models (Web SDK)', '3D models'],
    ['Playground: markers', 'markers'],
    ['MVF facade', 'MVF facade'],
  ])('names the subject of "%s"', (title, subject) => {
    expect(questions([section('Options'), section('Limits')], title)).toEqual([
      `Which options are there for ${subject}?`,
      `Which limits are there for ${subject}?`,
    ]);
  });

  test('does not suggest one question alone', () => {
    expect(questions([section('Add a marker')])).toBeUndefined();
  });
});
