import { type Category, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
});

const panel = document.createElement('nav');
panel.style.cssText =
  'position: absolute; inset: 0 auto 0 0; width: 240px; overflow: auto; background: Canvas; ' +
  'font-size: 13px';
document.body.append(panel);
await map.camera.setPadding({ left: 240 });

// #region tree
function treeOf(categories: readonly Category[]): HTMLElement {
  const list = document.createElement('ul');
  for (const category of categories) {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.textContent = `${category.name} (${category.locations.length})`;
    button.addEventListener('click', () => map.camera.focusOn(category));
    item.append(button, treeOf(category.children));
    list.append(item);
  }
  return list;
}

const roots = map.venue.categories.filter(({ parent }) => !parent);
panel.append(treeOf(roots));
// #endregion tree

await map.camera.focusOn(map.venue.get('category', 'lcat_clinics'));
