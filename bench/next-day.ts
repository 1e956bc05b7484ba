const dayMs = 24 * 3600 * 1000;
let dayCount = Math.floor(Math.random() * 1e6);

/** Past days: every sailing starts after them, so that each address shows the same list. */
export const nextDay = () => new Date(Date.UTC(1000, 0, 1) + (dayCount++ % 300_000) * dayMs).toISOString().slice(0, 10);
