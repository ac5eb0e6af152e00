"""Where somebody comes from, as far as it says who he is."""

import ipaddress
from functools import lru_cache

CUSTOMER_BITS = 64
"""Of IPv6: every household has as many addresses as the rest of its bits can write."""


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """What limits are counted by: the address, or of IPv6 the network that one customer has."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4 or found.is_loopback:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    rest = 128 - CUSTOMER_BITS
    return str(ipaddress.IPv6Address(int(found) >> rest << rest))


@lru_cache(maxsize=4096)
def is_here(address: str) -> bool:
    """Whether it names this machine, or no machine at all."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return True


def is_within(address: str, network: str) -> bool:
    """Whether a network, or the one address that is named instead, holds an address."""
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return network == "*"
