export type LifecycleState = 'accepting' | 'draining' | 'closing';

/** Phase of a process, from start to exit. */
export class Lifecycle {
  #state: LifecycleState = 'accepting';

  get state(): LifecycleState {
    return this.#state;
  }

  /** Load balancers are asked to send no more requests. Requests that still arrive are served. */
  drain(): void {
    this.#state = 'draining';
  }

  /** Connections are no longer accepted. */
  close(): void {
    this.#state = 'closing';
  }
}
