import type { OwnVenue } from '@site/src/venue/own/own-venue';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { AssistantMessage } from '../../assistant/chat-message';
import VenueAnswer from './VenueAnswer';

let ownVenue: OwnVenue | undefined;
vi.mock('@site/src/venue/own/use-own-venue', () => ({ useOwnVenue: () => ownVenue }));
vi.mock('./ask-ai-tools', () => ({ useTools: () => ({ ask: () => {} }) }));

const VENUE = { id: '0b1c', name: 'Westport House' };

function render(engine: string, venue: OwnVenue): string {
  const data = {
    status: 'answered',
    venue,
    places: [{ type: 'location', id: 'a', name: 'Shop' }],
    choices: [{ label: 'Ask again', question: 'Where is the shop?' }],
  };
  const answer: AssistantMessage = {
    id: 'a',
    role: 'assistant',
    metadata: { engine },
    parts: [{ type: 'data-venue', data }],
  };
  return renderToStaticMarkup(createElement(VenueAnswer, { answer, isNewest: true }));
}

test('offers the map of the own venue', () => {
  ownVenue = VENUE;
  expect(render('own-venue', VENUE)).toContain('Show on the map');
});

test('says why a stored answer has no map, and offers no question that would be sent', () => {
  for (const now of [undefined, { id: 'another', name: 'Another' }]) {
    ownVenue = now;
    const html = render('own-venue', VENUE);
    expect(html).toContain('no longer has this bundle of Westport House');
    expect(html).not.toContain('<button');
  }
});

test('offers the map of a demo venue whatever the own venue is', () => {
  ownVenue = undefined;
  const html = render('venue', { id: 'harbour-mall', name: 'Harbour Mall' });
  expect(html).toContain('Show on the map');
  expect(html).toContain('Ask again');
});
