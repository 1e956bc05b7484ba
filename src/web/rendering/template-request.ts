import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

interface RenderedTemplate {
  readonly markup: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
}

/**
 * The site's own request for a page as guests see it, whoever they are (decision 0070). To handlers it is a guest's;
 * one that asks anything about this guest makes a page that is not the same for all of them.
 */
export class TemplateRequest {
  private hasReadGuest = false;
  page: RenderedTemplate | undefined;

  /** False: each guest's page has to be made for them alone. */
  get isSameForGuests(): boolean {
    return !this.hasReadGuest;
  }

  /** Whether a guest is signed in may be asked. */
  readonly session = this.watched({ guest: this.watched({}) }, 'guest') as unknown as Request['session'];

  watched<Watched extends object>(object: Watched, ...common: readonly (string & keyof Watched)[]): Watched {
    const allowed = new Set<string | symbol>(common);
    return new Proxy(object, {
      get: (target, name, receiver) => {
        if (!allowed.has(name)) this.hasReadGuest = true;
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
