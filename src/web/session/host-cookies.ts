import type { Request, Response } from 'express';
import { readCookie } from './read-cookie';

/** Cookies that no script and no other host can read or set: over https their names have the prefix `__Host-`. */
export class HostCookies {
  constructor(private readonly isSecure: boolean) {}

  nameOf(cookie: string): string {
    return `${this.isSecure ? '__Host-' : ''}${cookie}`;
  }

  read(req: Pick<Request, 'headers'>, cookie: string): string | undefined {
    return readCookie(req, this.nameOf(cookie));
  }

  /** Without a lifetime in milliseconds, it ends with the browser's session. */
  set(res: Response, cookie: string, { value, maxAge }: { readonly value: string; readonly maxAge?: number }): void {
    res.cookie(this.nameOf(cookie), value, { ...this.options, ...(maxAge === undefined ? {} : { maxAge }) });
  }

  clear(res: Response, cookie: string): void {
    res.clearCookie(this.nameOf(cookie), this.options);
  }

  private get options() {
    return { httpOnly: true, secure: this.isSecure, sameSite: 'lax', path: '/' } as const;
  }
}
