/** Carries the client's address to the rate limit; set on every request, whatever the client sent under this name. */
export const CLIENT_ADDRESS_HEADER = 'x-saathi-client-address';
