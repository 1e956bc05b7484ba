export const textElement = <Name extends keyof HTMLElementTagNameMap>(
  page: Document,
  name: Name,
  className: string,
  textContent: string,
) => Object.assign(page.createElement(name), { className, textContent });
