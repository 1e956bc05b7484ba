import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

interface Hydration {
  readonly root: Element;
  readonly component: ComponentType<object>;
  readonly props: object;
  readonly prefix: string;
}

/** This function has a file of its own, so that React is in a chunk that only a hydrating widget loads. */
export function hydrateWidget({ root, component, props, prefix }: Hydration): void {
  flushSync(() => {
    hydrateRoot(root, createElement(component, props), { identifierPrefix: prefix });
  });
}
