import { CONTRACT } from 'contracts/remote';

export { routes } from './routes.ts';
export const contract = CONTRACT;
