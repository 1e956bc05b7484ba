import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Response } from 'express';
import type { Clock } from '../../core/shared/clock.port';
import { HostCookies } from '../session/host-cookies';

/** Stored pages are not for its bearers; a name with the prefix `__Host-` also ends with it. */
export const previewCookieName = 'preview';

const linkLifeMs = 3_600_000;
const passLifeMs = 2 * 3_600_000;
const ownPath = /^\/(?![/\\])[\w\-./?=&%]{0,300}$/;

interface PassParts {
  readonly secret?: string | undefined;
  readonly isSecure: boolean;
  readonly clock: Clock;
}

/** A signed link, valid for an hour, sets a signed cookie for two hours. Nothing else gives access to drafts (C4). */
export class PreviewPass {
  private readonly cookies: HostCookies;
  private readonly cookieName: string;

  constructor(private readonly parts: PassParts) {
    this.cookies = new HostCookies(parts.isSecure);
    this.cookieName = this.cookies.nameOf(previewCookieName);
  }

  link(path: string): string {
    const expires = this.now() + linkLifeMs;
    return `/preview?${new URLSearchParams({ path, expires: String(expires), signature: this.sign('link', `${expires}\n${path}`) }).toString()}`;
  }

  readLink({ path, expires, signature }: Readonly<Record<string, unknown>>): string | undefined {
    if (typeof path !== 'string' || typeof expires !== 'string' || typeof signature !== 'string') return undefined;
    if (!ownPath.test(path) || !this.isAhead(expires, linkLifeMs)) return undefined;
    return this.isSigned('link', `${expires}\n${path}`, signature) ? path : undefined;
  }

  isEditing(cookies: string | undefined): boolean {
    if (this.parts.secret === undefined || !cookies?.includes(`${this.cookieName}=`)) return false;
    const [, expires = '', signature = ''] =
      new RegExp(`(?:^|;\\s*)${this.cookieName}=(\\d{1,16})\\.([0-9a-f]{64})(?:;|$)`).exec(cookies) ?? [];
    return this.isAhead(expires, passLifeMs) && this.isSigned('pass', expires, signature);
  }

  letIn(res: Response): void {
    const expires = this.now() + passLifeMs;
    const value = `${expires}.${this.sign('pass', String(expires))}`;
    this.cookies.set(res, previewCookieName, { value, maxAge: passLifeMs });
  }

  letOut(res: Response): void {
    this.cookies.clear(res, previewCookieName);
  }

  private isAhead(expires: string, maxMs: number): boolean {
    const at = /^\d{1,16}$/.test(expires) ? Number(expires) : 0;
    return at > this.now() && at <= this.now() + maxMs;
  }

  private isSigned(use: 'link' | 'pass', text: string, signature: string): boolean {
    if (this.parts.secret === undefined) return false;
    const [givenSignature, ownSignature] = [Buffer.from(signature, 'utf8'), Buffer.from(this.sign(use, text), 'utf8')];
    return givenSignature.length === ownSignature.length && timingSafeEqual(givenSignature, ownSignature);
  }

  /** Links and passes are signed for different uses, so that one cannot be used as the other. */
  private sign(use: 'link' | 'pass', text: string): string {
    return createHmac('sha256', this.parts.secret ?? '')
      .update(`preview-${use}\n${text}`)
      .digest('hex');
  }

  private now(): number {
    return this.parts.clock.now().getTime();
  }
}
