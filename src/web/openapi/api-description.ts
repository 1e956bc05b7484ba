export const apiDescription = `Landfall is the website of a yacht cruise line: its voyages, suites and experiences, the guest's own area, and the forms by which people write to the line. This interface is what its own pages use, and what an integrator uses.

**Bodies** are JSON in UTF-8, at most 64 KB, nested at most 20 deep, with at most 200 items in a list. Unknown fields are dropped. The length of a text is counted in UTF-16 code units, as browsers do: most emoji are two or more. Parameters of an address stand once each.

**Guests** sign in by a code that goes to their e-mail or phone; the session is a cookie. A program that is no browser sends it back, and with each write \`Sec-Fetch-Site: same-origin\` or an \`Origin\` of the site, so that no other site can write in a guest's name.

**Partners** are companies whose programs call under a key of their own, as \`Authorization: Bearer lfk_…\`, or under an access token made from it by createAccessToken. A call that names a scope then counts against the partner's budget, and its answer has the \`RateLimit\` headers; a form needs no bot check (an empty \`token\`). A key reaches nothing of a guest: calls that name no scope do not read it.

**Errors** are \`{"error", "code", "requestId", "fields"?}\` with the statuses that each call lists; under \`4XX\` and \`5XX\` stand those that any call can have. Besides those, every address answers 405 (\`METHOD_NOT_ALLOWED\`, with \`Allow\`) to a method that it does not have, and 404 (\`NOT_FOUND\`) where there is nothing. A call that was withdrawn is answered 410; so far none is.

**Headers:** every answer has \`X-Request-Id\`, the name of the request in our logs (absent where it came from a cache), and \`Cache-Control\`: \`no-store\` wherever a guest is in it, \`public\` where it is the same for everyone, \`private\` where a guest or a partner asked for that. Every successful read in JSON has an \`ETag\`: sent back as \`If-None-Match\` it gets 304 without a body while the answer is the same. Every answer of a call with a budget has \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\`.

**Days** are \`YYYY-MM-DD\`; times of ports are the port's own, \`HH:MM\`; instants are ISO 8601, in UTC in answers, and with an offset in bodies. Amounts are in the currency named beside them, with cents after the point.

**Versions:** additions come without notice, and clients must pass over fields and codes that they do not know. Nothing is removed or narrowed within version 1.`;
