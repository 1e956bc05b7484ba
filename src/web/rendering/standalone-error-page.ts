import { createHash } from 'node:crypto';
import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StandaloneErrorPage } from '../../../views/errors/StandaloneErrorPage';

interface StandalonePage {
  readonly html: string;
  /** Content security policy of the page: it allows its own style sheet, by its digest, and nothing else. */
  readonly policy: string;
}

export function standaloneErrorPage({
  styles,
  ...props
}: ComponentProps<typeof StandaloneErrorPage> & { readonly styles: string }): StandalonePage {
  const markup = renderToStaticMarkup(createElement(StandaloneErrorPage, props));
  const digest = createHash('sha256').update(styles).digest('base64');
  return {
    html: `<!DOCTYPE html>${markup.replace('</head>', () => `<style>${styles}</style></head>`)}`,
    policy: `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
