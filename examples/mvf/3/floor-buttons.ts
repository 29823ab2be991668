// #region buttons
type Choice = {
  readonly id: string;
  readonly name: string;
};

/** Adds a row of buttons above the map, one of which is pressed. */
export function addFloorButtons<Floor extends Choice>(
  floors: readonly Floor[],
  shown: Floor,
  onChoose: (floor: Floor) => void,
): HTMLElement {
  const nav = document.createElement('nav');
  nav.ariaLabel = 'Floor';
  const buttons = floors.map((floor) => {
    const button = document.createElement('button');
    // Names come from the bundle, so insert them as text, never as markup.
    button.textContent = floor.name;
    button.ariaPressed = String(floor.id === shown.id);
    button.addEventListener('click', () => {
      for (const each of buttons) each.ariaPressed = String(each === button);
      onChoose(floor);
    });
    return button;
  });
  nav.append(...buttons);
  document.body.prepend(nav);
  return nav;
}
// #endregion buttons
