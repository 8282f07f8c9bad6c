import { CONTRACT } from 'contracts/remote';

export { pages } from './pages.ts';
export const contract = CONTRACT;
