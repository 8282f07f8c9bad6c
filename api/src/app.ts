import { Hono } from 'hono';
import { accountRoutes } from './account/routes.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import { resolvePerson } from './auth/resolve-person.ts';
import { authRoutes, signInOptionsRoutes } from './auth/routes.ts';
import { saathiChatRoute } from './chat/replies/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { creditsRoutes } from './credits/routes.ts';
import type { Deps } from './deps.ts';
import { mailboxRoutes } from './embedded/mailbox/routes.ts';
import { ocrRoute } from './homework/routes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { moodRoutes } from './moods/routes.ts';
import { paymentOptionsRoute, paymentRoutes, paymentWebhookRoute } from './payments/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { policy } from './policy/policy.ts';
import { policyRoutes } from './policy/routes.ts';
import { recordProcessing } from './processing/record-processing.ts';
import { refundRoutes } from './refunds/routes.ts';
import { healthRoutes } from './server/health/routes.ts';
import { clientNetwork } from './server/http/client-address.ts';
import { limitBody } from './server/http/limit-body.ts';
import { noStore } from './server/http/no-store.ts';
import { checkOrigin } from './server/http/origins.ts';
import { requestLog } from './server/http/request-log.ts';
import { securityHeaders } from './server/http/security-headers.ts';
import { openapiRoutes } from './server/openapi/routes.ts';
import { onError, onNotFound } from './server/problem/on-error.ts';
import { siteRoutes } from './server/site/routes.ts';
import { inlineScriptHashes } from './server/site/script-hashes.ts';
import { offersRoute } from './subscriptions/offers-route.ts';
import { paymentLinkRoute, subscriptionRoutes } from './subscriptions/routes.ts';
import { listeningRoutes } from './tones/listening-routes.ts';
import { tonesRoutes } from './tones/routes.ts';
import { transparencyRoutes } from './transparency/routes.ts';

const LARGEST_BODY_BYTES = 64 * 1024;
/** Routes that take more than the others, in bytes. */
const ownBodyBytes = () => ({
  // The longest message in any script, and whatever history a client sends along.
  '/functions/v1/saathi-chat': 512 * 1024,
  // The largest photo, and the form around it.
  '/functions/v1/ocr-process': policy.photos.megabytes * 1_000_000 + 16 * 1024,
});

/** The whole API and the built site as one Hono app: middleware, then a feature per line, then the site. */
export function createApp(deps: Deps): Hono<AppEnv> {
  const { settings, log, securityLog } = deps;
  const app = new Hono<AppEnv>();
  app.onError(onError(log, deps.disk.sawFull));
  app.notFound(onNotFound);
  app.use(requestLog(log));
  const https = settings.publicUrl.startsWith('https:');
  app.use(securityHeaders(https, inlineScriptHashes(settings.siteDir), deps.payments?.checkoutSources));
  app.route('/', healthRoutes(deps));
  const noteForeign = (c: AppContext) =>
    securityLog.note('origin_refused', { network: clientNetwork(c, settings.trustProxyHeader) });
  app.use(checkOrigin(settings, noteForeign));
  for (const path of ['/v1/*', '/functions/*']) app.use(path, noStore());
  app.use(limitBody(ownBodyBytes(), LARGEST_BODY_BYTES));
  app.use(recordProcessing(deps));
  app.route('/auth/v1', authRoutes(deps));
  app.route('/', tonesRoutes());
  app.route('/v1', transparencyRoutes(deps));
  app.route('/v1', openapiRoutes(app));
  // Finds out who is asking by itself, together with all else that a message needs.
  app.route('/functions/v1', saathiChatRoute(deps));
  app.route('/functions/v1', paymentWebhookRoute(deps));
  for (const path of ['/v1/*', '/functions/v1/*']) app.use(path, resolvePerson(deps));
  app.route('/v1', policyRoutes(deps));
  app.route('/v1', signInOptionsRoutes(deps));
  app.route('/v1', peopleRoutes(deps));
  app.route('/v1', accountRoutes(deps));
  app.route('/v1', creditsRoutes(deps));
  app.route('/v1', paymentOptionsRoute(deps));
  app.route('/v1', offersRoute(deps));
  app.route('/functions/v1', paymentRoutes(deps));
  app.route('/v1', subscriptionRoutes(deps));
  app.route('/functions/v1', paymentLinkRoute(deps));
  app.route('/v1', invoiceRoutes(deps));
  app.route('/v1', refundRoutes(deps));
  app.route('/v1', chatRoutes(deps));
  app.route('/functions/v1', ocrRoute(deps));
  app.route('/v1', moodRoutes(deps));
  app.route('/v1', listeningRoutes(deps));
  if (!settings.smtpUrl) app.route('/dev', mailboxRoutes(deps));
  for (const path of ['/auth/*', '/v1/*', '/functions/*', '/dev/*']) app.all(path, onNotFound);
  app.route('/', siteRoutes(settings.siteDir));
  return app;
}
