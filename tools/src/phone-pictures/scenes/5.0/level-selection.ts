import { addMenus } from '../../controls/menus.ts';
import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { showDemo } from '../show-demo.ts';

/** Fields for building and floor; that of the floor is open and lists the levels from the top. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'Lakeside Campus' });
  const map = await showDemo(phone, 'alder-campus', { floor: 'f_library-1' });
  const { current, currentStack } = map.floors;
  addMenus(phone, [
    { label: 'Building', value: currentStack?.name ?? '' },
    {
      label: 'Floor',
      value: nameOf(current.name),
      open: (currentStack?.floors ?? []).toReversed().map(({ name }) => nameOf(name)),
    },
  ]);
  await map.camera.focusOn(current, { padding: { top: 230, left: 10, right: 10 } });
};

/** The floor of 'Library, first floor', because the building is in the field beside it. */
function nameOf(name: string): string {
  const [, floor = name] = name.split(', ');
  return floor.charAt(0).toUpperCase() + floor.slice(1);
}
