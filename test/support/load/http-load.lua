-- Replaces the report of wrk by exact numbers in one line. Times are in microseconds.
-- What is posted, for a load of POST.
local body = os.getenv('LOAD_BODY')
if body then
  wrk.method = 'POST'
  wrk.body = body
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"bytes":%d,"microseconds":%d,"refused":%d,"broken":%d,"p50":%d,"p99":%d}\n',
    summary.requests, summary.bytes, summary.duration,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50), latency:percentile(99)))
end
