/**
 * One script per step, so that counting and comparing are atomic across nodes. Time is Redis's own; ARGV[1] is the
 * offset of the demonstration's clock, in milliseconds (0 in production).
 */
const clock = `
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000) + tonumber(ARGV[1])
`;

/**
 * KEYS code · ARGV offset, code digest or a vendor's reference to its code, lifetime in ms. Returns the former value.
 */
export const issueScript = `${clock}
local before = redis.call('HGET', KEYS[1], 'code')
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'code', ARGV[2], 'wrong', 0, 'expiresAt', now + tonumber(ARGV[3]))
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return before
`;

/**
 * KEYS code, failures that count for this guess, failures of strangers ARGV offset, code digest, guesses per code,
 * budget: failures, window ms, lock ms (0: until the oldest leaves; else one guess after it, then the whole window),
 * what is stored once the code is spent
 * Mirrors `checkGuess` in core/sign-in/guess-rules.ts; both pass the same contract suite.
 */
export const checkScript = `${clock}
local budget, window, lock = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local failures = redis.call('HMGET', KEYS[2], 'at', 'lockedUntil')
local lockedUntil = tonumber(failures[2] or '0')
if lockedUntil > now then return { 'locked-out', math.ceil((lockedUntil - now) / 1000) } end

local code = redis.call('HMGET', KEYS[1], 'code', 'wrong', 'expiresAt')
if not code[1] or tonumber(code[3]) <= now or string.find(code[1], 'spent:', 1, true) == 1 then return { 'no-code', 0 } end
local wrong = tonumber(code[2])
if wrong >= tonumber(ARGV[3]) then return { 'too-many-attempts', 0 } end
if code[1] == ARGV[2] then
  redis.call('HSET', KEYS[1], 'code', ARGV[7])
  redis.call('DEL', KEYS[2], KEYS[3])
  return { 'right-code', 0, '' }
end

redis.call('HSET', KEYS[1], 'wrong', wrong + 1)
local at, before = { string.format('%.0f', now) }, 0
for moment in string.gmatch(failures[1] or '', '%d+') do
  if tonumber(moment) > now - window then
    before = before + 1
    if #at < budget then at[#at + 1] = moment end
  end
end
lockedUntil = 0
if before + 1 >= budget then
  if lock == 0 then lockedUntil = tonumber(at[#at]) + window
  elseif before + 1 == budget then lockedUntil = now + lock
  else lockedUntil = now + window end
end
redis.call('HSET', KEYS[2], 'at', table.concat(at, ','), 'lockedUntil', string.format('%.0f', lockedUntil))
redis.call('PEXPIRE', KEYS[2], window + lock)
return { 'wrong-code', tonumber(ARGV[3]) - wrong - 1, code[1] }
`;

/** KEYS code · ARGV from, to */
export const referScript = `
if redis.call('HGET', KEYS[1], 'code') == ARGV[1] then redis.call('HSET', KEYS[1], 'code', ARGV[2]) end
return 1
`;

/** KEYS code, failures that counted for this guess, failures of strangers · ARGV reference, what is stored instead */
export const acceptScript = `
if redis.call('HGET', KEYS[1], 'code') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'code', ARGV[2])
redis.call('HINCRBY', KEYS[1], 'wrong', -1)
redis.call('DEL', KEYS[2], KEYS[3])
return 1
`;

/** KEYS token · ARGV offset, browser digest, lifetime in ms */
export const issueTokenScript = `${clock}
redis.call('HSET', KEYS[1], 'browser', ARGV[2], 'expiresAt', now + tonumber(ARGV[3]))
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
`;

/** KEYS token · ARGV offset, browser digest */
export const redeemTokenScript = `${clock}
local token = redis.call('HMGET', KEYS[1], 'browser', 'expiresAt')
if not token[1] or token[1] ~= ARGV[2] then return 0 end
redis.call('DEL', KEYS[1])
if tonumber(token[2]) <= now then return 0 end
return 1
`;
