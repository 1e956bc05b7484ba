/** The value of the input of this name, empty without one. */
export const fieldOf = (form: HTMLFormElement, name: string): string =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
