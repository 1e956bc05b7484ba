import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

interface RenderedTemplate {
  readonly markup: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
}

/** Ends a template's request at the first question about its guest, before any port is asked with an id that is none. */
class DiffersByGuest extends Error {}

/**
 * The site's own request for a page as all guests see it (decision 0070). To handlers it is the request of a guest. A
 * handler that asks anything about this guest thereby marks the page as different for each guest, and gets no answer.
 */
export class TemplateRequest {
  private hasReadGuest = false;
  page: RenderedTemplate | undefined;

  /** False when the page must be rendered for each guest. */
  get isSameForGuests(): boolean {
    return !this.hasReadGuest;
  }

  /** Reading whether a guest is signed in is allowed. */
  readonly session = this.watched({ guest: this.watched({}) }, 'guest') as unknown as Request['session'];

  watched<Watched extends object>(object: Watched, ...common: readonly (string & keyof Watched)[]): Watched {
    const allowedNames = new Set<string | symbol>(common);
    return new Proxy(object, {
      get: (target, name, receiver) => {
        if (allowedNames.has(name)) return Reflect.get(target, name, receiver) as unknown;
        this.hasReadGuest = true;
        throw new DiffersByGuest(`${String(name)} differs from guest to guest`);
      },
    });
  }
}

const templates = new WeakMap<IncomingMessage, TemplateRequest>();

export function toTemplateRequest(req: IncomingMessage): TemplateRequest {
  const template = new TemplateRequest();
  templates.set(req, template);
  return template;
}

export const templateRequestOf = (req: IncomingMessage): TemplateRequest | undefined => templates.get(req);
