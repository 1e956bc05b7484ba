import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { StandaloneErrorPage } from '../../../views/errors/StandaloneErrorPage';

interface StandalonePage {
  readonly html: string;
  /** Its content security policy: its own styles, by their digest, and nothing else. */
  readonly policy: string;
}

export function standaloneErrorPage(props: Parameters<typeof StandaloneErrorPage>[0]): StandalonePage {
  const digest = createHash('sha256').update(props.styles).digest('base64');
  return {
    html: `<!DOCTYPE html>${renderToStaticMarkup(<StandaloneErrorPage {...props} />)}`,
    policy: `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
