export { FakeServer, noise, rowOf, subjectFiles } from '../features/packs/testing/fake-server.ts';
