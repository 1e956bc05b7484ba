/** Loads the script of the ceremony when a passkey button is pressed. */
export function pressPasskey(page: Document): void {
  page.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-passkey]') : null;
    if (button) void import('./run-passkey').then(({ runPasskey }) => runPasskey(button));
  });
}
