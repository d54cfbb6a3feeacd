// Imported first by the lab worker: when the next module is evaluated, the network is gone.
import { cutNetwork } from './no-network.ts';

cutNetwork(self);
