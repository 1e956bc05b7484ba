// ../../care/look.ts
import { chromium as chromium2 } from "playwright-core";

// test/support/chromium.ts
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
var shell = "/usr/bin/chromium-headless-shell";
var places = [process.env["CHROMIUM"], shell, "/usr/bin/chromium"];
var args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync"
];
function chromiumLaunch({ isWhole = false, hasPictures = false }) {
  const executablePath = places.filter((place) => !isWhole || place !== shell).find((place) => place && existsSync(place));
  if (!executablePath) throw new Error("Chromium is missing. Type: node test/prepare-machine.mjs");
  return {
    executablePath,
    args: hasPictures ? args : [...args, "--blink-settings=imagesEnabled=false"],
    headless: true
  };
}

// test/support/outbox.ts
async function readOutbox(url2, to) {
  const answer = await fetch(`${url2}/dev/outbox.json?to=${encodeURIComponent(to)}`);
  if (!answer.ok) throw new Error(`The outbox answered ${answer.status}`);
  return await answer.json();
}
async function readCode(url2, to) {
  for (const { text } of await readOutbox(url2, to)) {
    const code = /\b\d{6}\b/.exec(text)?.[0];
    if (code) return code;
  }
  throw new Error(`No code was sent to ${to}`);
}

// test/support/solve-bot-check.ts
import { pbkdf2Sync } from "node:crypto";

// node_modules/altcha-lib/dist/esm/v2/helpers.js
function bufferStartsWith(buffer, prefix) {
  if (prefix.length > buffer.length) {
    return false;
  }
  for (let i = 0; i < prefix.length; i++) {
    if (buffer[i] !== prefix[i]) {
      return false;
    }
  }
  return true;
}
function bufferToHex(buffer) {
  return Array.from(new Uint8Array(buffer)).map((b) => b.toString(16).padStart(2, "0")).join("");
}
function concatBuffers(a, b) {
  const out = new Uint8Array(a.length + b.length);
  out.set(a, 0);
  out.set(b, a.length);
  return out;
}
function hexToBuffer(hex) {
  if (hex.length % 2 !== 0) {
    throw new Error(`Hex string must have an even length. Got: ${hex}`);
  }
  if (!/^[0-9a-fA-F]*$/.test(hex)) {
    throw new Error("Hex string contains non-hex characters.");
  }
  const buffer = new Uint8Array(hex.length / 2);
  for (let i = 0; i < buffer.length; i++) {
    buffer[i] = parseInt(hex.substring(i * 2, i * 2 + 2), 16);
  }
  return buffer;
}
async function delay(ms) {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
function timeDuration(start) {
  return Math.floor((performance.now() - start) * 10) / 10;
}

// node_modules/altcha-lib/dist/esm/v2/types.js
var HmacAlgorithm;
(function(HmacAlgorithm2) {
  HmacAlgorithm2["SHA_256"] = "SHA-256";
  HmacAlgorithm2["SHA_384"] = "SHA-384";
  HmacAlgorithm2["SHA_512"] = "SHA-512";
})(HmacAlgorithm || (HmacAlgorithm = {}));
var State;
(function(State2) {
  State2["CODE"] = "code";
  State2["ERROR"] = "error";
  State2["VERIFIED"] = "verified";
  State2["VERIFYING"] = "verifying";
  State2["UNVERIFIED"] = "unverified";
  State2["EXPIRED"] = "expired";
})(State || (State = {}));

// node_modules/altcha-lib/dist/esm/v2/pow.js
var HMAC_ALGORITHMS = Object.values(HmacAlgorithm);
var MAX_COUNTER = {
  string: Number.MAX_SAFE_INTEGER,
  uint32: 4294967295
};
function isValidCounter(n, mode) {
  return Number.isInteger(n) && n >= 0 && n <= MAX_COUNTER[mode];
}
var PasswordBuffer = class {
  nonce;
  mode;
  COUNTER_BYTES = 4;
  buffer;
  dataView;
  encoder = new TextEncoder();
  constructor(nonce, mode = "uint32") {
    this.nonce = nonce;
    this.mode = mode;
    this.buffer = new Uint8Array(this.nonce.length + this.COUNTER_BYTES);
    this.buffer.set(this.nonce, 0);
    this.dataView = new DataView(this.buffer.buffer);
  }
  /**
   * Appends the counter to the nonce buffer.
   * In 'string' mode, encodes the counter as a UTF-8 string.
   * In 'uint32' mode, writes the counter as a big-endian 32-bit integer.
   * Throws a RangeError unless the counter is an integer the mode encodes exactly.
   */
  setCounter(n) {
    if (!isValidCounter(n, this.mode)) {
      throw new RangeError(`counter must be an integer from 0 to ${MAX_COUNTER[this.mode]}. Got: ${n}`);
    }
    if (this.mode === "string") {
      return concatBuffers(this.nonce, this.encoder.encode(n.toString()));
    }
    this.dataView.setUint32(this.nonce.length, n, false);
    return this.buffer;
  }
};
function assertKeyPrefix(keyPrefix, keyLength) {
  if (typeof keyPrefix !== "string" || !/^[0-9a-fA-F]+$/.test(keyPrefix)) {
    throw new Error("keyPrefix must be a non-empty hex string.");
  }
  if (keyPrefix.length > keyLength * 2) {
    throw new Error(`keyPrefix (${keyPrefix.length} hex characters) must not be longer than the key (keyLength: ${keyLength} bytes).`);
  }
}
async function solveChallenge(options) {
  const { challenge, controller, counterMode = "uint32", counterStart = 0, counterStep = 1, deriveKey: deriveKey2, timeout = 9e4 } = options;
  const { nonce, keyLength = 32, keyPrefix, salt } = challenge.parameters;
  assertKeyPrefix(keyPrefix, keyLength);
  const nonceBuf = hexToBuffer(nonce);
  const saltBuf = hexToBuffer(salt);
  const keyPrefixHex = keyPrefix.toLowerCase();
  const keyPrefixBuf = keyPrefix.length % 2 === 0 ? hexToBuffer(keyPrefix) : null;
  const password = new PasswordBuffer(nonceBuf, counterMode);
  const start = performance.now();
  let counter = counterStart;
  let iterations = 0;
  let derivedKeyHex = "";
  let lastYield = start;
  while (true) {
    if (controller?.signal.aborted || timeout && iterations % 10 === 0 && performance.now() - start > timeout) {
      return null;
    }
    const { derivedKey } = await deriveKey2(challenge.parameters, saltBuf, password.setCounter(counter));
    if (iterations % 10 === 0 && performance.now() - lastYield > 200) {
      await delay(0);
      lastYield = performance.now();
    }
    if (keyPrefixBuf ? bufferStartsWith(derivedKey, keyPrefixBuf) : bufferToHex(derivedKey).startsWith(keyPrefixHex)) {
      derivedKeyHex = bufferToHex(derivedKey);
      break;
    }
    counter = counter + counterStep;
    iterations = iterations + 1;
  }
  return {
    counter,
    derivedKey: derivedKeyHex,
    time: timeDuration(start)
  };
}

// node_modules/altcha-lib/dist/esm/v2/server-signature.js
var SERVER_SIGNATURE_ALGORITHMS = ["SHA-1", ...Object.values(HmacAlgorithm)];

// test/support/solve-bot-check.ts
var deriveKey = async ({ cost, keyLength = 32 }, salt, password) => ({
  derivedKey: pbkdf2Sync(password, salt, cost, keyLength, "sha256")
});
async function solveBotCheck(url2, action) {
  const answer = await fetch(`${url2}/api/bot-check/challenge?action=${encodeURIComponent(action)}`);
  if (!answer.ok) throw new Error(`The challenge was answered with ${answer.status}: ${await answer.text()}`);
  const challenge = await answer.json();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("The challenge was not solved");
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

// test/support/sign-in.ts
var ApiClient = class {
  /** `address`: where the client seems to call from, believed by a server that trusts a proxy. */
  constructor(url2, address) {
    this.url = url2;
    this.address = address;
  }
  url;
  address;
  cookies = /* @__PURE__ */ new Map();
  get cookie() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }
  /** Cookies by name, for a browser that takes the session over. */
  get jar() {
    return this.cookies;
  }
  adopt(name, value) {
    this.cookies.set(name, value);
  }
  async get(path) {
    return this.send(path, { method: "GET" });
  }
  async post(path, body, headers = {}) {
    return this.send(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", ...headers }
    });
  }
  /** As a page's form does. */
  async submit(path, fields) {
    return this.send(path, { method: "POST", body: new URLSearchParams(fields) });
  }
  async patch(path, body) {
    return this.send(path, {
      method: "PATCH",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" }
    });
  }
  async delete(path, body) {
    return this.send(path, {
      method: "DELETE",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" }
    });
  }
  async send(path, init) {
    const headers = new Headers(init.headers);
    headers.set("Sec-Fetch-Site", "same-origin");
    if (this.address) headers.set("X-Forwarded-For", this.address);
    if (this.cookies.size > 0) headers.set("Cookie", this.cookie);
    const answer = await fetch(`${this.url}${path}`, { ...init, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) this.store(line);
    return answer;
  }
  store(line) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === "" || /;\s*max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
};
var expectOk = async (answer, step) => {
  if (!answer.ok) throw new Error(`${step} answered ${answer.status}: ${await answer.text()}`);
  return answer;
};
async function signIn(url2, email, { address } = {}) {
  const client = new ApiClient(url2, address);
  const token = await solveBotCheck(url2, "otp-request");
  await expectOk(await client.post("/api/otp-request", { email, loginMethod: "OTP_EMAIL", token }), "otp-request");
  const code = await readCode(url2, email);
  const verified = await expectOk(
    await client.post("/api/otp-verify", { email, loginMethod: "OTP_EMAIL", OTP: code }),
    "otp-verify"
  );
  const { token: bearer } = await verified.json();
  await expectOk(await client.post("/api/otp-auth", {}, { Authorization: `Bearer ${bearer}` }), "otp-auth");
  return client;
}

// ../../care/look.ts
var url = "http://localhost:4731";
var width = Number(process.argv[2] ?? 390);
var browser = await chromium2.launch(chromiumLaunch({ hasPictures: true }));
var g = await signIn(url, "guest@example.com");
var ctx = await browser.newContext({ viewport: { width, height: width < 800 ? 844 : 900 }, timezoneId: "Europe/London", hasTouch: width < 800 });
await ctx.addCookies([{ name: "consent", value: "declined", url }, ...[...g.jar].map(([name, value]) => ({ name, value, url }))]);
var page = await ctx.newPage();
page.on("console", (m) => {
  if (m.type() === "error") console.log("console:", m.text());
});
page.on("pageerror", (e) => console.log("pageerror", e.message));
var go = (p) => page.goto(url + p, { waitUntil: "networkidle" });
var shot = (n) => page.screenshot({ path: `/tmp/care/${n}-${width}.png` });
await go("/my-profile/trips");
var trips = await page.locator('a[href*="/my-profile/trips/itinerary"]').evaluateAll((a) => a.map((x) => x.href));
console.log(trips.slice(0, 4));
var custom = "";
for (const t of trips) {
  const res = await ctx.request.get(t + (t.includes("?") ? "&" : "?") + "tab=local_experiences");
  const m = /href="([^"]*(?:customize|bespoke|custom)[^"]*)"/i.exec(await res.text());
  if (m) {
    custom = m[1].replaceAll("&amp;", "&");
    break;
  }
}
console.log("custom", custom);
if (custom) {
  await go(custom);
  await page.locator("textarea[name=notes]").fill("No boats, please");
  await page.locator("#interests, [id^=interests]").locator("xpath=self::input").first().check();
  await go("/my-profile/trips");
  await go(custom);
  console.log("restored:", await page.locator(".form-draft").textContent(), await page.locator("textarea[name=notes]").inputValue());
  await page.locator(".form-draft").scrollIntoViewIfNeeded();
  await shot("bespoke");
}
await go("/my-profile/settings");
await page.getByRole("link", { name: "Add Address" }).click();
var dialog = page.getByRole("dialog");
await dialog.getByLabel("City").fill("Bath");
await page.keyboard.press("Escape");
await page.getByRole("link", { name: "Add Address" }).click();
console.log("account:", await page.locator("dialog .form-draft").textContent(), await dialog.getByLabel("City").inputValue());
await shot("account");
var { uniqueId } = await (await g.post("/api/opportunity", {})).json();
await go(`/schedule-meeting?id=${uniqueId}`);
await page.locator(".scheduling__day").nth(5).click();
await page.locator(".scheduling__time").nth(1).click();
await page.getByLabel("Anything to know before").fill("With my mother");
await page.locator(".scheduling__day").nth(6).click();
await page.locator(".scheduling__time").nth(1).click();
console.log("meeting other day:", await page.getByLabel("Anything to know before").inputValue());
await page.screenshot({ path: `/tmp/care/meeting-${width}.png` });
var at = page.url();
await go("/my-profile/trips");
await page.goto(at, { waitUntil: "networkidle" });
await page.locator(".scheduling__day").nth(5).click();
await page.locator(".scheduling__time").nth(1).click();
console.log("meeting return:", await page.getByLabel("Anything to know before").inputValue(), await page.locator(".form-draft").count());
await page.locator(".form-draft").scrollIntoViewIfNeeded();
await shot("meeting");
console.log(await page.evaluate(() => sessionStorage.getItem("formDrafts")));
await go("/my-profile/overview");
console.log("regions", await page.locator("[data-region]").evaluateAll((a) => a.map((x) => x.getAttribute("data-region"))), await page.locator("[data-day-ends-in]").getAttribute("data-day-ends-in"));
await page.goto(url + "/api/logout", { waitUntil: "networkidle" });
console.log("after sign-out", await page.evaluate(() => sessionStorage.getItem("formDrafts")), page.url());
await browser.close();
