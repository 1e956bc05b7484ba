import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

interface RenderedTemplate {
  readonly markup: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
}

/**
 * The site's own request for a page as all guests see it (decision 0070). To handlers it is the request of a guest. A
 * handler that asks anything about this guest thereby marks the page as different for each guest.
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
        if (!allowedNames.has(name)) this.hasReadGuest = true;
        return Reflect.get(target, name, receiver) as unknown;
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
