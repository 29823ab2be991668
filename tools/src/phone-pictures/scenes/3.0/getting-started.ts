import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { showOlderDemo } from '../show-older-demo.ts';

/** The departures of an airport, all places labelled at once. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'Terminal 1' });
  const view = await showOlderDemo(phone, 'northwind-airport', { firstMap: 'f_departures' });
  view.labelLocations();
};
