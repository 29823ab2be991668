/** Default costs of using a connection, in metres of walking. */
export type ConnectionCost = {
  readonly entryCost: number;
  readonly floorCostMultiplier: number;
  /** Whether a wheelchair can usually use the connection. */
  readonly accessible: boolean;
};

/**
 * Waiting for a lift takes about as long as walking 30 m, a floor by stairs as 16 m. Connections
 * count as not step-free unless known otherwise: the opposite error would leave people stranded.
 */
const COSTS: Readonly<Record<string, ConnectionCost>> = {
  elevator: { entryCost: 30, floorCostMultiplier: 4, accessible: true },
  escalator: { entryCost: 5, floorCostMultiplier: 10, accessible: false },
  travelator: { entryCost: 0, floorCostMultiplier: 0, accessible: true },
  stairs: { entryCost: 5, floorCostMultiplier: 16, accessible: false },
  door: { entryCost: 1, floorCostMultiplier: 0, accessible: true },
  ramp: { entryCost: 2, floorCostMultiplier: 12, accessible: true },
  ladder: { entryCost: 20, floorCostMultiplier: 40, accessible: false },
};

const UNKNOWN: ConnectionCost = { entryCost: 5, floorCostMultiplier: 16, accessible: false };

export function connectionDefaults(type: string): ConnectionCost {
  return Object.hasOwn(COSTS, type) ? COSTS[type]! : UNKNOWN;
}
