import { defineRemote } from 'contracts/rsbuild';

export default defineRemote('mf-wellness');
