/**
 * Returns what runs a change at once, or, while the mouse button is down, after the click. A press moves the focus as
 * it begins: an error that appeared then would shift the pressed control away from the pointer, and the press would
 * click nothing.
 */
export function followPresses(page: Document, signal?: AbortSignal): (change: () => void) => void {
  let isPressed = false;
  const waitingChanges: (() => void)[] = [];
  const begin = ({ target }: Event) => {
    // The list of a select opens as the press begins, and the page does not see the end of the press.
    isPressed = !(target instanceof HTMLSelectElement);
  };
  const end = () => {
    isPressed = false;
    // The click is dispatched right after the release, within the same task.
    setTimeout(() => {
      for (const change of waitingChanges.splice(0)) change();
    });
  };
  const options = { capture: true, ...(signal && { signal }) };
  page.addEventListener('mousedown', begin, options);
  for (const name of ['mouseup', 'dragend']) page.addEventListener(name, end, options);
  return (change) => {
    if (isPressed) waitingChanges.push(change);
    else change();
  };
}
