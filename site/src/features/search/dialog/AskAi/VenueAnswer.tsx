import type { VenueReplyChoice } from '@brand/wire/assistant';
import type { AssistantMessage } from '../../assistant/chat-message';
import { isOwnVenueAnswer } from '../../assistant/own-venue/own-venue-answer';
import { findVenueReply, isShown, type ShownReply } from '../../assistant/venue-reply';
import { useOwnVenue } from '@site/src/venue/own/use-own-venue';
import type { ToolVenue } from '@site/src/venue/tool-venue';
import { useMemo } from 'react';
import { useTools } from './ask-ai-tools';
import LivePanel from './LivePanel';
import { useLivePanel } from './use-live-panel';
import { useLiveView } from './use-live-view';

type Props = { readonly answer: AssistantMessage; readonly isNewest: boolean };

const loadVenueMap = () => import(/* webpackChunkName: "search-venue-map" */ './venue-map');

/** Below an answer about a venue: its map, and what to ask instead. */
export default function VenueAnswer({ answer, isNewest }: Props) {
  const reply = useMemo(() => findVenueReply(answer), [answer]);
  const ownVenue = useOwnVenue();
  if (!reply) return null;
  const isOwn = isOwnVenueAnswer(answer);
  if (isOwn && reply.venue?.id !== ownVenue?.id) {
    return (
      isShown(reply) && <p className="DocSearch-AskAiScreen-Venue-Note">{describeRemoved(reply)}</p>
    );
  }
  return (
    <>
      {isShown(reply) && <MapOfReply reply={reply} kind={isOwn ? 'own' : 'demo'} />}
      {isNewest && reply.choices.length > 0 && <Choices choices={reply.choices} />}
    </>
  );
}

/** A bundle has another id each time that the reader opens it. */
function describeRemoved({ venue: { name } }: ShownReply): string {
  return `There is no map, because your browser no longer has this bundle of ${name}. To see the map, show your venue in the samples again and repeat the question.`;
}

type MapProps = { readonly reply: ShownReply; readonly kind: Exclude<ToolVenue['kind'], 'file'> };

function MapOfReply({ reply, kind }: MapProps) {
  const view = useLiveView(loadVenueMap);
  const { button, panel, isOpen, stop, onKeyDown } = useLivePanel(view);
  if (!view) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The button inside does the same.
    <div className="DocSearch-AskAiScreen-Venue" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className="button button--secondary button--sm DocSearch-AskAiScreen-ActionButton DocSearch-AskAiScreen-RunButton"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={view.isOn ? stop : view.start}
      >
        {view.isOn ? 'Close the map' : 'Show on the map'}
      </button>
      {isOpen && (
        <LivePanel id={panel} view={view}>
          {(View) => <View reply={reply} kind={kind} />}
        </LivePanel>
      )}
    </div>
  );
}

function Choices({ choices }: { readonly choices: readonly VenueReplyChoice[] }) {
  const { ask } = useTools();
  return (
    <ul className="DocSearch-AskAiScreen-FollowUps" aria-label="Choices">
      {choices.map(({ label, question }) => (
        <li key={question}>
          <button type="button" className="chip DocSearch-Prefill" onClick={() => ask(question)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
