import * as Comlink from 'comlink';
import { createOwnVenueApi } from './own-venue-api';

Comlink.expose(createOwnVenueApi());
