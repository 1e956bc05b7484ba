import type { Request, Response } from 'express';
import { readCookie } from '../session/read-cookie';

/** The id in this cookie grants access to the reservation form, so it is unguessable. */
export class HoldCookie {
  constructor(private readonly isSecure: boolean) {}

  read(req: Request): string | undefined {
    return readCookie(req, this.name);
  }

  set(res: Response, holdId: string): void {
    res.cookie(this.name, holdId, { httpOnly: true, secure: this.isSecure, sameSite: 'lax', path: '/' });
  }

  forget(res: Response): void {
    res.clearCookie(this.name, { httpOnly: true, secure: this.isSecure, sameSite: 'lax', path: '/' });
  }

  private get name(): string {
    return this.isSecure ? '__Host-hold' : 'hold';
  }
}
