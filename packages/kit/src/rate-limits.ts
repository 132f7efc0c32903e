/** Until all services import it from its folder. */
export { RateLimitedError, RateLimitsService as RateLimits } from './rate-limits/rate-limits.service.js';
