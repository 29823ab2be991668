import ts from 'typescript';
import { receiverText } from '../engine/find-value.ts';
import type { CallRule, Rewriting } from '../engine/rules.ts';
import { TOPIC } from '../engine/topics.ts';

function get(type: string): CallRule {
  return {
    topic: TOPIC.data,
    apply: (call, to) => {
      const [id] = call.arguments;
      return id && `${receiverText(call, to)}get('${type}', ${to.text(id)})`;
    },
  };
}

export const DATA_CALLS: Readonly<Record<string, CallRule>> = {
  'Venue.getLocation': get('location'),
  'Venue.getMap': get('floor'),
  'Venue.polygonsAt': {
    topic: TOPIC.data,
    apply: (call, to) => {
      const [coordinate] = call.arguments;
      return coordinate && `${receiverText(call, to)}at(${to.text(coordinate)})`;
    },
  },
};

const FLOORS: Readonly<Record<string, string>> = {
  'MapView.currentMap': 'floors.current',
  'MapView.currentMapGroup': 'floors.currentStack',
};

/** Members that are elsewhere now, and the name of a polygon, which was that of its place. */
export function rewriteData(node: ts.Node, to: Rewriting): string | undefined {
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const name = to.nameOf(node.name);
  if (name === undefined) return undefined;
  const floors = FLOORS[name];
  if (floors !== undefined) {
    to.change(TOPIC.content, name, node);
    return to.splice(node, [
      [node.expression, to.text(node.expression)],
      [node.name, floors],
    ]);
  }
  if (name !== 'Polygon.name' || !ts.isIdentifier(node.expression)) return undefined;
  to.change(TOPIC.data, name, node);
  const polygon = to.text(node.expression);
  const ofPlace = `${polygon}.locations[0]?.name ?? ${polygon}.name`;
  return ts.isCallExpression(node.parent) ? ofPlace : `(${ofPlace})`;
}
