export type LifecycleState = 'accepting' | 'draining' | 'closing';

/** Where a process is on its way from start to exit. */
export class Lifecycle {
  #state: LifecycleState = 'accepting';

  get state(): LifecycleState {
    return this.#state;
  }

  /** Load balancers are asked to send no more requests; those that come are served. */
  drain(): void {
    this.#state = 'draining';
  }

  /** No connection is accepted any more. */
  close(): void {
    this.#state = 'closing';
  }
}
